import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that fit with each other: a pair is one row, its smaller id first. */
export class KeepWhatFits1764400000535 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_fit (
        product_id int NOT NULL,
        other_id int NOT NULL,
        said_at timestamptz NOT NULL,
        CONSTRAINT pk_product_fit PRIMARY KEY (product_id, other_id),
        CONSTRAINT fk_product_fit_product FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE,
        CONSTRAINT fk_product_fit_other FOREIGN KEY (other_id) REFERENCES product (id) ON DELETE CASCADE,
        CONSTRAINT ck_product_fit_order CHECK (product_id < other_id)
      )`);
    await runner.query('CREATE INDEX ix_product_fit_other ON product_fit (other_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_fit');
  }
}
