import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photographs of what customers built, who likes them and who reported them. */
export class CreateGallery1763700020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "build_photo" (
        "sha256" text NOT NULL,
        "stored_at" timestamptz NOT NULL,
        CONSTRAINT "pk_build_photo" PRIMARY KEY ("sha256")
      )`,
    );
    await this.createBuilds(runner);
    await this.createMarks(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['build_report', 'build_like', 'build', 'build_photo'])
      await runner.query(`DROP TABLE "${table}"`);
  }

  private async createBuilds(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "build" (
        "id" uuid NOT NULL DEFAULT uuidv7(),
        "user_id" uuid NOT NULL,
        "product_id" integer NOT NULL,
        "title" text NOT NULL,
        "story" text NOT NULL,
        "alt" text NOT NULL,
        "printer" text NOT NULL,
        "material" text NOT NULL,
        "grams" integer,
        "hours" numeric(7,1),
        "launches" integer,
        "photo_sha256" text,
        "photo_width" integer,
        "photo_height" integer,
        "photo_color" text,
        "state" text NOT NULL,
        "reason" text NOT NULL DEFAULT '',
        "created_at" timestamptz NOT NULL,
        "submitted_at" timestamptz,
        "published_at" timestamptz,
        "deleted_at" timestamptz,
        CONSTRAINT "pk_build" PRIMARY KEY ("id"),
        CONSTRAINT "fk_build_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
        CONSTRAINT "fk_build_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE,
        CONSTRAINT "fk_build_photo" FOREIGN KEY ("photo_sha256") REFERENCES "build_photo"("sha256") ON DELETE RESTRICT,
        CONSTRAINT "ck_build_state" CHECK (state IN ('DRAFT', 'SUBMITTED', 'PUBLISHED', 'REJECTED')),
        CONSTRAINT "ck_build_photo" CHECK (state IN ('DRAFT', 'REJECTED') OR photo_sha256 IS NOT NULL)
      )`,
    );
    await runner.query('CREATE INDEX "ix_build_user" ON "build" ("user_id")');
    await runner.query('CREATE INDEX "ix_build_product" ON "build" ("product_id")');
    await runner.query('CREATE INDEX "ix_build_photo" ON "build" ("photo_sha256")');
    await runner.query(
      `CREATE INDEX "ix_build_published" ON "build" ("published_at", "id") WHERE state = 'PUBLISHED' AND deleted_at IS NULL`,
    );
  }

  private async createMarks(runner: QueryRunner): Promise<void> {
    const marks = (table: string, columns: string) =>
      `CREATE TABLE "${table}" (
        "build_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        ${columns}
        CONSTRAINT "pk_${table}" PRIMARY KEY ("build_id", "user_id"),
        CONSTRAINT "fk_${table}_build" FOREIGN KEY ("build_id") REFERENCES "build"("id") ON DELETE CASCADE,
        CONSTRAINT "fk_${table}_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`;
    await runner.query(marks('build_like', '"liked_at" timestamptz NOT NULL,'));
    await runner.query(
      marks('build_report', '"reason" text NOT NULL, "reported_at" timestamptz NOT NULL, "settled_at" timestamptz,'),
    );
    await runner.query('CREATE INDEX "ix_build_like_user" ON "build_like" ("user_id")');
    await runner.query('CREATE INDEX "ix_build_report_user" ON "build_report" ("user_id")');
  }
}
