import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many printable files a buyer of a product gets, without which files are not put on sale; pictures to be removed. */
export class CountSoldFiles1763700037500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "product" ADD "sold_files" integer');
    await runner.query(
      `CREATE TABLE "removed_picture" (
        "key" text NOT NULL,
        "removed_at" timestamptz NOT NULL,
        CONSTRAINT "pk_removed_picture" PRIMARY KEY ("key")
      )`,
    );
    await runner.query(
      `UPDATE product p SET sold_files = (
         SELECT count(*) FROM model_file f WHERE f.version_id = m.version_id AND f.kind IN ('STL', '3MF'))
       FROM product_model m WHERE m.product_id = p.id AND m.version_id IS NOT NULL`,
    );
    await runner.query(
      `UPDATE scheduled_activation s SET planned_by = (
         SELECT actor_id FROM audit_entry e
         WHERE e.subject = 'PRODUCT' AND e.subject_id = s.product_id::text AND e.action = 'product.schedule'
         ORDER BY e.id DESC LIMIT 1)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "removed_picture"');
    await runner.query('ALTER TABLE "product" DROP "sold_files"');
  }
}
