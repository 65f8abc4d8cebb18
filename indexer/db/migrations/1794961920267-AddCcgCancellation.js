// What the generator made drops and adds columns, which fails on tables with rows. This widens them in place.
module.exports = class AddCcgCancellation1794961920267 {
    name = 'AddCcgCancellation1794961920267'

    async up(db) {
        await db.query(`ALTER TABLE "ccg_batch" ADD "resigned" boolean NOT NULL DEFAULT false`)
        await db.query(`ALTER TABLE "ccg_batch" ALTER COLUMN "resigned" DROP DEFAULT`)
        await db.query(`ALTER TABLE "ccg_game" ALTER COLUMN "status" TYPE character varying(9)`)
        await db.query(`ALTER TABLE "ccg_game" ALTER COLUMN "ended_by" TYPE character varying(11)`)
    }

    async down(db) {
        await db.query(`ALTER TABLE "ccg_game" ALTER COLUMN "ended_by" TYPE character varying(10)`)
        await db.query(`ALTER TABLE "ccg_game" ALTER COLUMN "status" TYPE character varying(7)`)
        await db.query(`ALTER TABLE "ccg_batch" DROP COLUMN "resigned"`)
    }
}
