import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which version of which product a model was made. */
export class RememberRemixes1764400000536 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_remix (
        model_id text NOT NULL,
        origin_product_id int NOT NULL,
        origin_version_id uuid NOT NULL,
        begun_at timestamptz NOT NULL,
        CONSTRAINT pk_model_remix PRIMARY KEY (model_id),
        CONSTRAINT fk_model_remix_product FOREIGN KEY (origin_product_id) REFERENCES product (id) ON DELETE CASCADE,
        CONSTRAINT fk_model_remix_version FOREIGN KEY (origin_version_id) REFERENCES model_version (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX ix_model_remix_product ON model_remix (origin_product_id)');
    await runner.query('CREATE INDEX ix_model_remix_version ON model_remix (origin_version_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_remix');
  }
}
