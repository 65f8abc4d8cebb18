module.exports = class AddTriad1794809549659 {
    name = 'AddTriad1794809549659'

    async up(db) {
        await db.query(`CREATE TABLE "triad_ruleset" ("id" character varying NOT NULL, "number" integer NOT NULL, "config" jsonb NOT NULL, "block" integer NOT NULL, "transaction" text NOT NULL, "timestamp" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_b19dfd9cc1a3d87e10ee8a35e66" PRIMARY KEY ("id"))`)
        await db.query(`CREATE TABLE "triad_seal" ("id" character varying NOT NULL, "player" text NOT NULL, "deck_hash" text NOT NULL, "deck" text array NOT NULL, "cards" jsonb NOT NULL, "sealed_until" numeric NOT NULL, "block" integer NOT NULL, "transaction" text NOT NULL, "timestamp" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_b3aed8222a056afe86a88727485" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_2ebb6b882fd18366b52cf3fd28" ON "triad_seal" ("player") `)
        await db.query(`CREATE TABLE "triad_turn" ("id" character varying NOT NULL, "index" integer NOT NULL, "player" integer NOT NULL, "cell" integer NOT NULL, "card_index" integer NOT NULL, "token_id" numeric, "warning_mark_cell" integer NOT NULL, "earth_boost_edge" integer NOT NULL, "reserved" integer NOT NULL, "flips" integer, "events" jsonb, "match_id" character varying, CONSTRAINT "PK_07774af7b38685bb0bf74ce4854" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_dbce97ac293027473a5915ffae" ON "triad_turn" ("match_id") `)
        await db.query(`CREATE TABLE "triad_match" ("id" character varying NOT NULL, "version" integer NOT NULL, "season_id" numeric NOT NULL, "player_a" text NOT NULL, "player_b" text NOT NULL, "first_player" integer NOT NULL, "deck_a" text array NOT NULL, "deck_b" text array NOT NULL, "ruleset_id" text NOT NULL, "deadline" numeric NOT NULL, "salt" text NOT NULL, "cards" jsonb, "winner" text NOT NULL, "winner_side" integer NOT NULL, "tiles_a" integer NOT NULL, "tiles_b" integer NOT NULL, "tie_score_a" integer NOT NULL, "tie_score_b" integer NOT NULL, "verified" boolean NOT NULL, "block" integer NOT NULL, "log_index" integer NOT NULL, "transaction" text NOT NULL, "timestamp" TIMESTAMP WITH TIME ZONE NOT NULL, "rules_id" character varying, CONSTRAINT "PK_c2b69f6cbdb8481e7d5f627f723" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_c66e18f23dfd2862d3bb62c39f" ON "triad_match" ("player_a") `)
        await db.query(`CREATE INDEX "IDX_f7e772364f9eb93916c07c6cf2" ON "triad_match" ("player_b") `)
        await db.query(`CREATE INDEX "IDX_744ce9aff8079c3add488cbb39" ON "triad_match" ("rules_id") `)
        await db.query(`CREATE INDEX "IDX_e0a9b2721bf94199e6498e0065" ON "triad_match" ("winner") `)
        await db.query(`CREATE INDEX "IDX_78a3db8e9702612f6f3e2d3fea" ON "triad_match" ("season_id", "block") `)
        await db.query(`CREATE INDEX "IDX_6f2b28f3247ae3e0590f2838d9" ON "triad_match" ("block", "log_index") `)
        await db.query(`CREATE TABLE "triad_standing" ("id" character varying NOT NULL, "season_id" numeric NOT NULL, "player" text NOT NULL, "played" integer NOT NULL, "won" integer NOT NULL, "lost" integer NOT NULL, "win_ratio" numeric NOT NULL, "tiles_for" integer NOT NULL, "tiles_against" integer NOT NULL, "tiles_difference" integer NOT NULL, "streak" integer NOT NULL, "last_played" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_e36a22e2084340624fd197cdc3d" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_1ffbf0cf6e2a1aa5620f97ed71" ON "triad_standing" ("player") `)
        await db.query(`CREATE INDEX "IDX_ade8783bef8f3242b0fb57a2a8" ON "triad_standing" ("season_id", "won", "win_ratio", "tiles_difference") `)
        await db.query(`CREATE TABLE "triad_season" ("id" character varying NOT NULL, "season_id" numeric NOT NULL, "matches" integer NOT NULL, "players" integer NOT NULL, "first_played" TIMESTAMP WITH TIME ZONE NOT NULL, "last_played" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a73230d613c3889ba45254976b0" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_a9602bb894dcb9902cd1a5c45a" ON "triad_season" ("last_played") `)
        await db.query(`ALTER TABLE "triad_turn" ADD CONSTRAINT "FK_dbce97ac293027473a5915ffae6" FOREIGN KEY ("match_id") REFERENCES "triad_match"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`)
        await db.query(`ALTER TABLE "triad_match" ADD CONSTRAINT "FK_744ce9aff8079c3add488cbb396" FOREIGN KEY ("rules_id") REFERENCES "triad_ruleset"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`)
    }

    async down(db) {
        await db.query(`DROP TABLE "triad_ruleset"`)
        await db.query(`DROP TABLE "triad_seal"`)
        await db.query(`DROP INDEX "public"."IDX_2ebb6b882fd18366b52cf3fd28"`)
        await db.query(`DROP TABLE "triad_turn"`)
        await db.query(`DROP INDEX "public"."IDX_dbce97ac293027473a5915ffae"`)
        await db.query(`DROP TABLE "triad_match"`)
        await db.query(`DROP INDEX "public"."IDX_c66e18f23dfd2862d3bb62c39f"`)
        await db.query(`DROP INDEX "public"."IDX_f7e772364f9eb93916c07c6cf2"`)
        await db.query(`DROP INDEX "public"."IDX_744ce9aff8079c3add488cbb39"`)
        await db.query(`DROP INDEX "public"."IDX_e0a9b2721bf94199e6498e0065"`)
        await db.query(`DROP INDEX "public"."IDX_78a3db8e9702612f6f3e2d3fea"`)
        await db.query(`DROP INDEX "public"."IDX_6f2b28f3247ae3e0590f2838d9"`)
        await db.query(`DROP TABLE "triad_standing"`)
        await db.query(`DROP INDEX "public"."IDX_1ffbf0cf6e2a1aa5620f97ed71"`)
        await db.query(`DROP INDEX "public"."IDX_ade8783bef8f3242b0fb57a2a8"`)
        await db.query(`DROP TABLE "triad_season"`)
        await db.query(`DROP INDEX "public"."IDX_a9602bb894dcb9902cd1a5c45a"`)
        await db.query(`ALTER TABLE "triad_turn" DROP CONSTRAINT "FK_dbce97ac293027473a5915ffae6"`)
        await db.query(`ALTER TABLE "triad_match" DROP CONSTRAINT "FK_744ce9aff8079c3add488cbb396"`)
    }
}
