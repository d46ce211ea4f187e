"""The people who visit: each is a guest at once, and may keep this identity with a passkey."""
