import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARCEL = `
  CREATE TABLE parcel (
    id uuid NOT NULL DEFAULT uuidv7(),
    order_id uuid NOT NULL,
    ordinal integer NOT NULL,
    is_return boolean NOT NULL DEFAULT false,
    state text NOT NULL,
    carrier text,
    number text,
    weight_grams integer,
    length_mm integer,
    width_mm integer,
    height_mm integer,
    cash_minor bigint NOT NULL DEFAULT 0,
    label_state text NOT NULL DEFAULT 'NONE',
    label_fault text,
    label_asked_at timestamptz,
    label_sha256 text,
    carrier_id text,
    created_at timestamptz NOT NULL,
    handover_id uuid,
    handed_over_at timestamptz,
    ready_at timestamptz,
    delivered_at timestamptz,
    looked_at timestamptz,
    look_at timestamptz,
    CONSTRAINT pk_parcel PRIMARY KEY (id),
    CONSTRAINT fk_parcel_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
    CONSTRAINT ck_parcel_state CHECK (state IN ('PACKED', 'HANDED_OVER', 'READY', 'DELIVERED', 'RETURNED', 'CANCELLED')),
    CONSTRAINT ck_parcel_label CHECK (label_state IN ('NONE', 'REQUESTED', 'READY', 'REFUSED', 'UNCLEAR')),
    CONSTRAINT ck_parcel_handover CHECK (state IN ('PACKED', 'CANCELLED') OR handed_over_at IS NOT NULL),
    CONSTRAINT ck_parcel_size CHECK (weight_grams BETWEEN 1 AND 1000000 AND length_mm BETWEEN 1 AND 10000
      AND width_mm BETWEEN 1 AND 10000 AND height_mm BETWEEN 1 AND 10000)
  )`;

const ITEM = `
  CREATE TABLE parcel_item (
    parcel_id uuid NOT NULL,
    order_line_id uuid NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT pk_parcel_item PRIMARY KEY (parcel_id, order_line_id),
    CONSTRAINT ck_parcel_item_quantity CHECK (quantity BETWEEN 1 AND 999),
    CONSTRAINT fk_parcel_item_parcel FOREIGN KEY (parcel_id) REFERENCES parcel (id) ON DELETE RESTRICT,
    CONSTRAINT fk_parcel_item_line FOREIGN KEY (order_line_id) REFERENCES order_line (id) ON DELETE RESTRICT
  )`;

const EVENT = `
  CREATE TABLE parcel_event (
    id uuid NOT NULL DEFAULT uuidv7(),
    parcel_id uuid NOT NULL,
    at timestamptz NOT NULL,
    kind text NOT NULL,
    text text,
    CONSTRAINT pk_parcel_event PRIMARY KEY (id),
    CONSTRAINT fk_parcel_event_parcel FOREIGN KEY (parcel_id) REFERENCES parcel (id) ON DELETE RESTRICT
  )`;

/**
 * The parcels of an order and what is in them. Orders that were sent before have none: their last event of shipping is read
 * as their one parcel.
 */
export class CreateParcels1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PARCEL);
    await runner.query('CREATE UNIQUE INDEX ux_parcel_ordinal ON parcel (order_id, ordinal)');
    await runner.query('CREATE INDEX ix_parcel_look ON parcel (look_at) WHERE look_at IS NOT NULL');
    await runner.query(ITEM);
    await runner.query('CREATE INDEX ix_parcel_item_line ON parcel_item (order_line_id)');
    await runner.query(EVENT);
    await runner.query('CREATE INDEX ix_parcel_event_parcel ON parcel_event (parcel_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE parcel_event');
    await runner.query('DROP TABLE parcel_item');
    await runner.query('DROP TABLE parcel');
  }
}
