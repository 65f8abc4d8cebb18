-- A match that cannot be restored from its rows is marked, once, and left alone from then on.
ALTER TABLE match ADD COLUMN quarantined_at timestamptz, ADD COLUMN quarantine_reason text;

CREATE INDEX match_quarantined ON match (id) WHERE quarantined_at IS NOT NULL;

DROP INDEX match_due;
CREATE INDEX match_due ON match (turn_deadline) WHERE status = 'running' AND quarantined_at IS NULL;
