-- An action writes its entry and, mostly, nothing else: its place in the log says how many came before it, and who acts
-- after it stands beside it.
ALTER TABLE match_log ADD COLUMN active smallint;
UPDATE match_log l SET active = m.active FROM match m
WHERE m.status = 'running' AND l.match_id = m.id AND l.sequence_number = m.action_count - 1;

ALTER TABLE match DROP COLUMN action_count, DROP COLUMN active, RESET (fillfactor);
