-- Triad is played in matches. The step `move-triad-rooms` has copied the finished rooms to them; tables at which a match was
-- still open are gone, as their players hold no secret that a match accepts.
DROP TABLE triad_room;
