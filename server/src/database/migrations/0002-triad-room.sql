-- Tables at which Triad is played, from the first seat to the second signature.
CREATE TABLE triad_room (
  id text PRIMARY KEY,
  -- Rises with every change.
  version integer NOT NULL,
  -- The room as the SDK writes it.
  state jsonb NOT NULL,
  phase text NOT NULL,
  listed boolean NOT NULL,
  -- SHA-256 of each seat's secret; the second is null until somebody sits there.
  token_a bytea NOT NULL,
  token_b bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX triad_room_open ON triad_room (created_at DESC) WHERE listed AND phase = 'open';
