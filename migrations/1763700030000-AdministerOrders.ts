import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What orders are found by in the administration: number, address, names, without diacritics. */
const SEARCH = `
  ALTER TABLE orders ADD search_text text;
  CREATE FUNCTION write_order_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := lower(unaccent(concat_ws(' ',
      NEW.order_number, NEW.user_email,
      NEW.billing_address ->> 'firstName', NEW.billing_address ->> 'lastName', NEW.billing_address ->> 'company',
      NEW.shipping_address ->> 'firstName', NEW.shipping_address ->> 'lastName', NEW.shipping_address ->> 'company')));
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_search_text
    BEFORE INSERT OR UPDATE OF order_number, user_email, billing_address, shipping_address ON orders
    FOR EACH ROW EXECUTE FUNCTION write_order_search_text();
  UPDATE orders SET user_email = user_email;
  CREATE INDEX ix_orders_search_text ON orders USING gin (search_text gin_trgm_ops);
`;

const LISTS = `
  CREATE INDEX ix_orders_order_date ON orders (order_date, id);
  CREATE INDEX ix_orders_total ON orders (total_minor, id);
  CREATE INDEX ix_orders_to_pack ON orders (order_date, id)
    WHERE status = 'CONFIRMED' AND fulfilment_status = 'UNFULFILLED';
  CREATE INDEX ix_orders_in_doubt ON orders (order_date, id)
    WHERE status = 'PLACED' AND payment_status IN ('PENDING', 'FAILED');
  CREATE INDEX ix_payment_refund_open ON payment_refund (capture_id) WHERE status <> 'COMPLETED';
  CREATE INDEX ix_order_mail_unsent ON order_mail (requested_at) WHERE sent_at IS NULL;
  ALTER TABLE withdrawal ADD handled_at timestamptz;
  CREATE INDEX ix_withdrawal_open ON withdrawal (order_id) WHERE handled_at IS NULL AND order_id IS NOT NULL;
`;

const NOTES = `
  CREATE TABLE order_note (
    order_id uuid NOT NULL,
    text text NOT NULL,
    version integer NOT NULL,
    changed_at timestamptz NOT NULL,
    CONSTRAINT pk_order_note PRIMARY KEY (order_id),
    CONSTRAINT fk_order_note_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT
  );
`;

const REFUNDS = `
  ALTER TABLE payment_refund ADD items jsonb, ADD restock boolean;
`;

const mailKinds = (kinds: string): string => `
  ALTER TABLE order_mail DROP CONSTRAINT ck_order_mail_kind,
    ADD CONSTRAINT ck_order_mail_kind CHECK (kind IN (${kinds}));
`;

const KINDS = `'ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE'`;

/** What the administration needs of orders: search, lists of what waits for a person, notes, refunds of single items. */
export class AdministerOrders1763700030000 implements MigrationInterface {
  name = 'AdministerOrders1763700030000';

  async up(runner: QueryRunner): Promise<void> {
    const mails = mailKinds(`${KINDS}, 'SHIPPED', 'CANCELLED'`);
    for (const statements of [SEARCH, LISTS, NOTES, REFUNDS, mails]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM order_mail WHERE kind IN ('SHIPPED', 'CANCELLED');
      ${mailKinds(KINDS)}
      ALTER TABLE payment_refund DROP items, DROP restock;
      DROP TABLE order_note;
      DROP INDEX ix_withdrawal_open;
      ALTER TABLE withdrawal DROP handled_at;
      DROP INDEX ix_order_mail_unsent;
      DROP INDEX ix_payment_refund_open;
      DROP INDEX ix_orders_in_doubt;
      DROP INDEX ix_orders_to_pack;
      DROP INDEX ix_orders_total;
      DROP INDEX ix_orders_order_date;
      DROP INDEX ix_orders_search_text;
      DROP TRIGGER order_search_text ON orders;
      DROP FUNCTION write_order_search_text();
      ALTER TABLE orders DROP search_text;
    `);
  }
}
