"""Phones and the big screen: one table, shared by everybody around it."""
