-- Terms of War's seats call the revealed secret and cards `revealed`.
UPDATE match_seat SET terms = (terms - 'told') || jsonb_build_object('revealed', terms -> 'told') WHERE terms ? 'told';
