-- What is listed of finished matches.
ALTER TABLE match ADD COLUMN ended_at timestamptz;
-- The seat that won, or 2 for a draw; null before the end, and for matches that ended before it was stored.
ALTER TABLE match ADD COLUMN winner smallint CHECK (winner IN (0, 1, 2));

UPDATE match m SET ended_at = coalesce(
  (SELECT (entry ->> 'timestamp')::timestamptz FROM match_log l
   WHERE l.match_id = m.id ORDER BY sequence_number DESC LIMIT 1),
  m.created_at)
WHERE m.status = 'over';

CREATE INDEX match_ended ON match (game, ended_at DESC) WHERE status = 'over' AND quarantined_at IS NULL;
