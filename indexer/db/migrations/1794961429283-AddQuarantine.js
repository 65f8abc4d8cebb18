module.exports = class AddQuarantine1794961429283 {
    name = 'AddQuarantine1794961429283'

    async up(db) {
        await db.query(`CREATE TABLE "quarantined_event" ("id" character varying NOT NULL, "chain" character varying(8) NOT NULL, "block" integer NOT NULL, "log_index" integer NOT NULL, "transaction" text NOT NULL, "contract" text NOT NULL, "data" text NOT NULL, "reason" text NOT NULL, "timestamp" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a5ac288cd07007b6e5c449b1f93" PRIMARY KEY ("id"))`)
        await db.query(`CREATE INDEX "IDX_bbb561a2a23e02c7c6e2eefda3" ON "quarantined_event" ("contract") `)
        await db.query(`CREATE INDEX "IDX_f99f73aab4f28e525b6f5f436e" ON "quarantined_event" ("chain", "block", "log_index") `)
        await db.query(`ALTER TABLE "chain_status" ADD "behind_since" TIMESTAMP WITH TIME ZONE`)
    }

    async down(db) {
        await db.query(`DROP TABLE "quarantined_event"`)
        await db.query(`DROP INDEX "public"."IDX_bbb561a2a23e02c7c6e2eefda3"`)
        await db.query(`DROP INDEX "public"."IDX_f99f73aab4f28e525b6f5f436e"`)
        await db.query(`ALTER TABLE "chain_status" DROP COLUMN "behind_since"`)
    }
}
