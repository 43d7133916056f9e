"""Tests of the rulings VA1 to VA225, as far as they arise in the scenarios that are refereed."""
