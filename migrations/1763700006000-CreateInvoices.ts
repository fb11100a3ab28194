import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
  CREATE TABLE invoice_counter (
    series text NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL,
    CONSTRAINT pk_invoice_counter PRIMARY KEY (series, year),
    CONSTRAINT ck_invoice_counter_last CHECK (last > 0)
  );

  CREATE TABLE invoice (
    id uuid NOT NULL DEFAULT uuidv7(),
    number text NOT NULL,
    series text NOT NULL,
    year integer NOT NULL,
    sequence integer NOT NULL,
    kind text NOT NULL,
    order_id uuid NOT NULL,
    original_id uuid,
    issued_at timestamptz NOT NULL,
    taxable_on date NOT NULL,
    net_minor bigint NOT NULL,
    tax_minor bigint NOT NULL,
    total_minor bigint NOT NULL,
    currency text NOT NULL,
    snapshot jsonb NOT NULL,
    pdf_sha256 text,
    CONSTRAINT pk_invoice PRIMARY KEY (id),
    CONSTRAINT fk_invoice_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
    CONSTRAINT fk_invoice_original FOREIGN KEY (original_id) REFERENCES invoice (id) ON DELETE RESTRICT,
    CONSTRAINT ck_invoice_kind CHECK (
      (kind = 'INVOICE' AND original_id IS NULL) OR (kind = 'CREDIT_NOTE' AND original_id IS NOT NULL)
    ),
    CONSTRAINT ck_invoice_total CHECK (total_minor = net_minor + tax_minor)
  );
  CREATE UNIQUE INDEX ux_invoice_number ON invoice (number);
  CREATE UNIQUE INDEX ux_invoice_sequence ON invoice (series, year, sequence);
  CREATE UNIQUE INDEX ux_invoice_order ON invoice (order_id) WHERE kind = 'INVOICE';
  CREATE INDEX ix_invoice_order ON invoice (order_id, id);

  CREATE FUNCTION invoice_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' OR to_jsonb(NEW) - 'pdf_sha256' <> to_jsonb(OLD) - 'pdf_sha256' THEN
      RAISE EXCEPTION 'an issued invoice is never changed';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER invoice_is_final BEFORE UPDATE OR DELETE ON invoice
    FOR EACH ROW EXECUTE FUNCTION invoice_is_final();

  CREATE TABLE order_mail (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_id uuid NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    requested_at timestamptz NOT NULL,
    sent_at timestamptz,
    CONSTRAINT pk_order_mail PRIMARY KEY (id),
    CONSTRAINT fk_order_mail_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
    CONSTRAINT ck_order_mail_kind CHECK (
      kind IN ('ORDER', 'RESEND', 'REFUND', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'STOCK_GONE')
    )
  );
  CREATE UNIQUE INDEX ux_order_mail_key ON order_mail (key);
  CREATE INDEX ix_order_mail_order ON order_mail (order_id, kind, requested_at);
`;

export class CreateInvoices1763700006000 implements MigrationInterface {
  name = 'CreateInvoices1763700006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_mail;
      DROP TABLE invoice;
      DROP FUNCTION invoice_is_final();
      DROP TABLE invoice_counter;
    `);
  }
}
