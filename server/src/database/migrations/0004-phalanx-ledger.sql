-- The way of a finished match to the chain, its rematch, and the end of slots that nobody filled.

-- Accounts that players bound to their seats, and what they signed with them.
CREATE TABLE phalanx_account (
  match_id uuid NOT NULL,
  seat smallint NOT NULL,
  -- Chain, contract and the server's account: signatures count nowhere else.
  ledger text NOT NULL,
  address text NOT NULL,
  seat_signature text NOT NULL,
  result_signature text,
  PRIMARY KEY (match_id, seat),
  -- Nobody plays against themselves.
  UNIQUE (match_id, address),
  FOREIGN KEY (match_id, seat) REFERENCES phalanx_seat ON DELETE CASCADE
);

-- The match whose two players alone may sit here. A match has one rematch.
ALTER TABLE phalanx_match ADD COLUMN rematch_of uuid UNIQUE REFERENCES phalanx_match;

ALTER TABLE phalanx_seat
  DROP CONSTRAINT phalanx_seat_match_id_fkey,
  ADD CONSTRAINT phalanx_seat_match_id_fkey FOREIGN KEY (match_id) REFERENCES phalanx_match ON DELETE CASCADE;

CREATE INDEX phalanx_match_waiting ON phalanx_match (created_at) WHERE status = 'open';
