module.exports = class AddLedger1794812401541 {
    name = 'AddLedger1794812401541'

    async up(db) {
        await db.query(`CREATE TABLE "ledger_match" ("id" character varying NOT NULL, "game" text NOT NULL, "match_id" text NOT NULL, "ruleset" text NOT NULL, "server" text NOT NULL, "seed_commitment" text NOT NULL, "player_a" text NOT NULL, "player_b" text NOT NULL, "winner" integer NOT NULL, "final_hash" text NOT NULL, "action_count" numeric NOT NULL, "status" character varying(7) NOT NULL, "witness" character varying(7) NOT NULL, "stands_at" numeric, "block" integer NOT NULL, "log_index" integer NOT NULL, "transaction" text NOT NULL, "timestamp" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_442133c56b0f01a09a61f9322f8" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_c7eeec9f09cda1a82f3f427e16" ON "ledger_match" ("server") `)
        await db.query(`CREATE INDEX "IDX_5edc25b32922347042cd9a666b" ON "ledger_match" ("player_a") `)
        await db.query(`CREATE INDEX "IDX_3a24c9ce54bff3c58e3a7b59ca" ON "ledger_match" ("player_b") `)
        await db.query(`CREATE INDEX "IDX_413045253f29f42cc396f3b065" ON "ledger_match" ("block", "log_index") `)
        await db.query(`CREATE INDEX "IDX_f8f1d9b5c82d87e265ab29ebf4" ON "ledger_match" ("game", "block") `)
        await db.query(`CREATE TABLE "ledger_standing" ("id" character varying NOT NULL, "game" text NOT NULL, "player" text NOT NULL, "played" integer NOT NULL, "won" integer NOT NULL, "lost" integer NOT NULL, "drawn" integer NOT NULL, "win_ratio" numeric NOT NULL, "last_played" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_e01c7dec38bdc249bc0e13d38a1" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_c7936a6194bd1b4b51dce2ba16" ON "ledger_standing" ("player") `)
        await db.query(`CREATE INDEX "IDX_46a40333e9051244723c82fd7a" ON "ledger_standing" ("game", "won", "win_ratio", "played") `)
    }

    async down(db) {
        await db.query(`DROP TABLE "ledger_match"`)
        await db.query(`DROP INDEX "public"."IDX_c7eeec9f09cda1a82f3f427e16"`)
        await db.query(`DROP INDEX "public"."IDX_5edc25b32922347042cd9a666b"`)
        await db.query(`DROP INDEX "public"."IDX_3a24c9ce54bff3c58e3a7b59ca"`)
        await db.query(`DROP INDEX "public"."IDX_413045253f29f42cc396f3b065"`)
        await db.query(`DROP INDEX "public"."IDX_f8f1d9b5c82d87e265ab29ebf4"`)
        await db.query(`DROP TABLE "ledger_standing"`)
        await db.query(`DROP INDEX "public"."IDX_c7936a6194bd1b4b51dce2ba16"`)
        await db.query(`DROP INDEX "public"."IDX_46a40333e9051244723c82fd7a"`)
    }
}
