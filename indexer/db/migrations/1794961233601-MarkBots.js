module.exports = class MarkBots1794961233601 {
    name = 'MarkBots1794961233601'

    async up(db) {
        await db.query(`ALTER TABLE "triad_match" ADD "bot_side" integer`)
        await db.query(`ALTER TABLE "ccg_game" ADD "bot_side" integer`)
        await db.query(`ALTER TABLE "dolero_game" ADD "bot_side" integer`)
        await db.query(`CREATE INDEX "IDX_46b8d632be3f74069004467cdd" ON "ccg_game" ("ended_at") `)
        await db.query(`CREATE INDEX "IDX_a238a02a11967aec847c0728a3" ON "dolero_game" ("status", "block") `)
    }

    async down(db) {
        await db.query(`ALTER TABLE "triad_match" DROP COLUMN "bot_side"`)
        await db.query(`ALTER TABLE "ccg_game" DROP COLUMN "bot_side"`)
        await db.query(`ALTER TABLE "dolero_game" DROP COLUMN "bot_side"`)
        await db.query(`DROP INDEX "public"."IDX_46b8d632be3f74069004467cdd"`)
        await db.query(`DROP INDEX "public"."IDX_a238a02a11967aec847c0728a3"`)
    }
}
