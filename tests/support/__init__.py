"""What makes a rule's edge case a three-line test."""
