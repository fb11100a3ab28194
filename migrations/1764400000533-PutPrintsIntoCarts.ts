import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line of a cart may be of a print job, whose ids are in a table of their own. */
export class PutPrintsIntoCarts1764400000533 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_line DROP CONSTRAINT fk_cart_line_product');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM cart_line c WHERE NOT EXISTS (SELECT FROM product p WHERE p.id = c.product_id)');
    await runner.query(`ALTER TABLE cart_line ADD CONSTRAINT fk_cart_line_product
      FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE`);
  }
}
