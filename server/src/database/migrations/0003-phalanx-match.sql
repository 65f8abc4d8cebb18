-- Matches of Phalanx Duel: what decides the decks, who sits where, and every action.
CREATE TABLE phalanx_match (
  id uuid PRIMARY KEY,
  -- Seed and options as the rules take them; the seed of a real match is in the options.
  rng_seed bigint NOT NULL,
  options jsonb NOT NULL,
  visibility text NOT NULL,
  -- open (a seat is free), running or over.
  status text NOT NULL,
  -- How many actions the log holds. Raised together with each: whoever expects another number has lost the race.
  action_count integer NOT NULL DEFAULT 0,
  active smallint NOT NULL DEFAULT 0,
  -- When the server acts for the active player.
  turn_deadline timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX phalanx_match_open ON phalanx_match (created_at DESC) WHERE status = 'open' AND visibility = 'public';
CREATE INDEX phalanx_match_due ON phalanx_match (turn_deadline) WHERE status = 'running';

CREATE TABLE phalanx_seat (
  match_id uuid NOT NULL REFERENCES phalanx_match,
  seat smallint NOT NULL CHECK (seat IN (0, 1)),
  -- The id that everyone sees.
  player_id uuid NOT NULL,
  name text NOT NULL,
  -- SHA-256 of the playerId that its owner alone knows; null for a bot.
  secret bytea,
  bot text,
  -- The socket in the seat, and the server that holds it; null while the player is away.
  connection uuid,
  server uuid,
  -- When staying away costs the match.
  forfeit_at timestamptz,
  PRIMARY KEY (match_id, seat)
);

CREATE INDEX phalanx_seat_server ON phalanx_seat (server) WHERE server IS NOT NULL;
CREATE INDEX phalanx_seat_forfeit ON phalanx_seat (forfeit_at) WHERE forfeit_at IS NOT NULL;

CREATE TABLE phalanx_log (
  match_id uuid NOT NULL REFERENCES phalanx_match,
  sequence_number integer NOT NULL,
  entry json NOT NULL,
  PRIMARY KEY (match_id, sequence_number)
);

-- Servers that are up. The seats of one that is gone are empty.
CREATE TABLE phalanx_server (
  id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
