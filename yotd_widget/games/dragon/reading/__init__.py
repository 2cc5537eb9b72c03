"""What readers look up: names of places, differences with their places, rule cards, points and needs, as JSON.

The widgets that show them know no game; they come here through the hooks of `State`.
"""
