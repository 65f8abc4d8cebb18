module.exports = class DropRecordedMatches1794973662798 {
    name = 'DropRecordedMatches1794973662798'

    async up(db) {
        await db.query(`DROP TABLE "recorded_match"`)
        await db.query(`DROP TABLE "match_counter"`)
    }

    async down(db) {
        await db.query(`CREATE TABLE "match_counter" ("id" character varying NOT NULL, "count" integer NOT NULL, "block" integer NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_eb195b9cabaf78aea6024c6b78b" PRIMARY KEY ("id"))`)
        await db.query(`CREATE TABLE "recorded_match" ("id" character varying NOT NULL, "chain" character varying(8) NOT NULL, "number" integer NOT NULL, "player" text NOT NULL, "block" integer NOT NULL, "transaction" text NOT NULL, "timestamp" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_4e85fbbe70c442fd1627d05667a" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_14a8aa2ae07cb66af3e68f71cc" ON "recorded_match" ("chain") `)
        await db.query(`CREATE INDEX "IDX_411a59ac487af197fbbac312fb" ON "recorded_match" ("player") `)
        await db.query(`CREATE INDEX "IDX_b834b5df5d50e1a051417df0f8" ON "recorded_match" ("timestamp") `)
    }
}
