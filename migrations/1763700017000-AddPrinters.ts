import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE product ADD part_boxes jsonb`,
  `UPDATE product SET part_boxes = boxes.list
    FROM (
      SELECT m.product_id, jsonb_agg(DISTINCT part->'sizeMm') AS list
      FROM product_model m
      JOIN model_version v ON v.id = m.version_id
      CROSS JOIN jsonb_array_elements(v.manifest->'parts') AS part
      GROUP BY m.product_id
    ) boxes
    WHERE boxes.product_id = product.id`,
  `UPDATE attribute_definition SET facet = false WHERE key = 'bed'`,
  `UPDATE catalog_version SET version = version + 1`,
  `CREATE TABLE printer_choice (
    user_id uuid NOT NULL,
    printer_id text,
    shape text NOT NULL,
    width_mm double precision NOT NULL,
    depth_mm double precision NOT NULL,
    height_mm double precision NOT NULL,
    chosen_at timestamptz NOT NULL,
    CONSTRAINT pk_printer_choice PRIMARY KEY (user_id),
    CONSTRAINT fk_printer_choice_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
    CONSTRAINT ck_printer_choice_shape CHECK (shape IN ('RECTANGULAR', 'CIRCULAR'))
  )`,
];

const DOWN = [
  `DROP TABLE printer_choice`,
  `UPDATE attribute_definition SET facet = true WHERE key = 'bed'`,
  `ALTER TABLE product DROP COLUMN part_boxes`,
];

/** What a bed must hold to print each product, instead of a facet with one written number; printers of customers. */
export class AddPrinters1763700017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
