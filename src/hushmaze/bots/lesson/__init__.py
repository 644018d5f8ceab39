"""The first game: a small fixed deal, what a newcomer is asked at each moment, and a partner who helps."""
