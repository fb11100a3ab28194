import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax of a line is settled with the payment; everything else of it, and all of it afterwards, stays as it was ordered. */
export class TaxOnPayment1763700044100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION order_line_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE'
          AND to_jsonb(NEW) - '{tax_rate_percent,tax_minor}'::text[] = to_jsonb(OLD) - '{tax_rate_percent,tax_minor}'::text[]
          AND EXISTS (SELECT FROM orders WHERE id = OLD.order_id AND payment_date IS NULL)
        THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER order_line_is_final BEFORE UPDATE OR DELETE ON order_line
        FOR EACH ROW EXECUTE FUNCTION order_line_is_final()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE TRIGGER order_line_is_final BEFORE UPDATE OR DELETE ON order_line
        FOR EACH ROW EXECUTE FUNCTION order_history_is_final()`);
    await runner.query('DROP FUNCTION order_line_is_final');
  }
}
