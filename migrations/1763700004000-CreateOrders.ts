import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORDERS = `
  CREATE SEQUENCE order_number_seq;

  CREATE TABLE orders (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_number text NOT NULL,
    order_date timestamptz NOT NULL,
    status text NOT NULL,
    payment_status text NOT NULL,
    fulfilment_status text NOT NULL,
    user_email text NOT NULL,
    locale text NOT NULL,
    customer_id uuid,
    currency text NOT NULL,
    subtotal_minor bigint NOT NULL,
    shipping_minor bigint NOT NULL,
    discount_minor bigint NOT NULL,
    total_minor bigint NOT NULL,
    refunded_minor bigint NOT NULL DEFAULT 0,
    shipping_tax_rate numeric(5,2) NOT NULL,
    shipping_tax_minor bigint NOT NULL,
    shipping_method text,
    shipping_method_name text,
    tax_country text NOT NULL,
    billing_address jsonb NOT NULL,
    shipping_address jsonb,
    notes text,
    digital_consent_version text,
    digital_consent_at timestamptz,
    terms_version text NOT NULL,
    terms_accepted_at timestamptz NOT NULL,
    reserved_until timestamptz,
    payment_method text,
    payment_id text,
    payment_date timestamptz,
    idempotency_key text NOT NULL,
    request_hash text NOT NULL,
    access_nonce text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT pk_orders PRIMARY KEY (id),
    CONSTRAINT ck_orders_total CHECK (total_minor = subtotal_minor + shipping_minor - discount_minor),
    CONSTRAINT ck_orders_amounts CHECK (
      subtotal_minor >= 0 AND shipping_minor >= 0 AND discount_minor >= 0
      AND total_minor > 0 AND shipping_tax_minor >= 0
    ),
    CONSTRAINT ck_orders_status CHECK (status IN ('PLACED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'EXPIRED')),
    CONSTRAINT ck_orders_payment_status CHECK (
      payment_status IN ('UNPAID', 'PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED')
    ),
    CONSTRAINT ck_orders_fulfilment_status CHECK (
      fulfilment_status IN ('NOT_NEEDED', 'UNFULFILLED', 'SHIPPED', 'DELIVERED')
    ),
    CONSTRAINT ck_orders_refunded CHECK (refunded_minor >= 0 AND refunded_minor <= total_minor)
  );
  CREATE UNIQUE INDEX ux_orders_order_number ON orders (order_number);
  CREATE UNIQUE INDEX ux_orders_idempotency_key ON orders (idempotency_key);
  CREATE INDEX ix_orders_customer ON orders (customer_id, id) WHERE customer_id IS NOT NULL;
  CREATE INDEX ix_orders_reserved_until ON orders (reserved_until) WHERE reserved_until IS NOT NULL;
`;

const LINES = `
  CREATE TABLE order_line (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_id uuid NOT NULL,
    position integer NOT NULL,
    product_id integer NOT NULL,
    product_name text NOT NULL,
    sku text NOT NULL,
    product_type text NOT NULL,
    quantity integer NOT NULL,
    unit_price_minor bigint NOT NULL,
    subtotal_minor bigint NOT NULL,
    discount_minor bigint NOT NULL,
    tax_rate_percent numeric(5,2) NOT NULL,
    tax_minor bigint NOT NULL,
    tax_class text NOT NULL,
    model_version_id uuid,
    image_key text,
    CONSTRAINT pk_order_line PRIMARY KEY (id),
    CONSTRAINT fk_order_line_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
    CONSTRAINT ck_order_line_amounts CHECK (quantity BETWEEN 1 AND 999 AND unit_price_minor > 0 AND tax_minor >= 0),
    CONSTRAINT ck_order_line_subtotal CHECK (subtotal_minor = unit_price_minor * quantity),
    CONSTRAINT ck_order_line_discount CHECK (discount_minor >= 0 AND discount_minor <= subtotal_minor)
  );
  CREATE UNIQUE INDEX ux_order_line_position ON order_line (order_id, position);
  CREATE INDEX ix_order_line_product ON order_line (product_id);
`;

const EVENTS = `
  CREATE TABLE order_event (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_id uuid NOT NULL,
    at timestamptz NOT NULL,
    kind text NOT NULL,
    data jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT pk_order_event PRIMARY KEY (id),
    CONSTRAINT fk_order_event_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT
  );
  CREATE INDEX ix_order_event_order ON order_event (order_id, id);

  CREATE FUNCTION order_history_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END $$;
  CREATE TRIGGER order_event_is_final BEFORE UPDATE OR DELETE ON order_event
    FOR EACH ROW EXECUTE FUNCTION order_history_is_final();
  CREATE TRIGGER order_line_is_final BEFORE UPDATE OR DELETE ON order_line
    FOR EACH ROW EXECUTE FUNCTION order_history_is_final();
`;

const DOWN = `
  DROP TABLE order_event;
  DROP TABLE order_line;
  DROP TABLE orders;
  DROP FUNCTION order_history_is_final();
  DROP SEQUENCE order_number_seq;
`;

export class CreateOrders1763700004000 implements MigrationInterface {
  name = 'CreateOrders1763700004000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [ORDERS, LINES, EVENTS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
