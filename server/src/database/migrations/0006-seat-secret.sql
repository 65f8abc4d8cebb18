-- Whoever got no answer to opening a match is found by the secret that came with it.
CREATE INDEX match_seat_secret ON match_seat (secret);
