import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES = `
  CREATE FUNCTION product_names(product int) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce(string_agg(E'\\n ' || fold_name(name), '' ORDER BY locale), '')
    FROM product_translation WHERE product_id = product
  $$`;

const KEEP = `
  CREATE FUNCTION keep_product_names() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product p SET names = product_names(p.id)
    WHERE p.id IN (SELECT product_id FROM changed) AND p.names <> product_names(p.id);
    RETURN NULL;
  END $$`;

const trigger = (event: 'INSERT' | 'UPDATE' | 'DELETE'): string => `
  CREATE TRIGGER tr_product_names_${event.toLowerCase()} AFTER ${event} ON product_translation
  REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_product_names()`;

/** The names in a product's row follow its translations, also those that the version before writes. */
export class KeepProductNames1763713300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [NAMES, KEEP, trigger('INSERT'), trigger('UPDATE'), trigger('DELETE')]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER tr_product_names_${event} ON product_translation`);
    }
    await runner.query('DROP FUNCTION keep_product_names()');
    await runner.query('DROP FUNCTION product_names(int)');
  }
}
