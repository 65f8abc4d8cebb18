-- Entries are written by the statement that locks and raises their match, and matches with entries are never removed: a
-- second look at the match for every entry would cost more than the entry.
ALTER TABLE match_log DROP CONSTRAINT phalanx_log_match_id_fkey;

-- Every action changes the row of its match; with room beside it, no index has to follow.
ALTER TABLE match SET (fillfactor = 50);
