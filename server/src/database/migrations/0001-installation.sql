-- Names this database's content, so that clients can tell a server that has lost its memory.
CREATE TABLE installation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- There is one row and no more.
  only_row boolean NOT NULL DEFAULT true UNIQUE CHECK (only_row)
);

INSERT INTO installation DEFAULT VALUES;
