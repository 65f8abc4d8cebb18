-- One set of tables for the matches of every game; what was there is Phalanx Duel.
ALTER TABLE phalanx_match RENAME TO match;
ALTER TABLE phalanx_seat RENAME TO match_seat;
ALTER TABLE phalanx_log RENAME TO match_log;
ALTER TABLE phalanx_server RENAME TO match_server;
ALTER TABLE phalanx_account RENAME TO match_account;

ALTER INDEX phalanx_match_open RENAME TO match_open;
ALTER INDEX phalanx_match_due RENAME TO match_due;
ALTER INDEX phalanx_match_waiting RENAME TO match_waiting;
ALTER INDEX phalanx_seat_server RENAME TO match_seat_server;
ALTER INDEX phalanx_seat_forfeit RENAME TO match_seat_forfeit;

ALTER TABLE match ADD COLUMN game text NOT NULL DEFAULT 'phalanx';
ALTER TABLE match ALTER COLUMN game DROP DEFAULT;
-- Null: both players may act, or nobody.
ALTER TABLE match ALTER COLUMN active DROP NOT NULL;
-- What a game keeps of a seat beside who sits there; in War commitment, secret and cards.
ALTER TABLE match_seat ADD COLUMN terms jsonb;
