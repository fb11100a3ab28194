import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  'CREATE UNIQUE INDEX ux_complaint_idempotency_key ON complaint (idempotency_key)',
  'CREATE INDEX ix_complaint_order ON complaint (order_id)',
  'CREATE INDEX ix_complaint_order_line ON complaint (order_line_id)',
  'CREATE INDEX ix_complaint_open ON complaint (due_at, id) WHERE ended_at IS NULL',
  'CREATE INDEX ix_complaint_ended ON complaint (ended_at, id) WHERE ended_at IS NOT NULL',
];

/** Complaints about defects, from what the buyer wrote to the remedy. */
export class CreateComplaints1764400000450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE complaint (
        id uuid NOT NULL DEFAULT uuidv7(),
        idempotency_key text NOT NULL,
        order_id uuid NOT NULL,
        order_line_id uuid NOT NULL,
        units integer NOT NULL,
        received_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        extension text,
        wish text NOT NULL,
        description text NOT NULL,
        state text NOT NULL DEFAULT 'OPENED',
        version integer NOT NULL DEFAULT 1,
        confirmed_at timestamptz,
        accepted_at timestamptz,
        ended_at timestamptz,
        remedy text,
        amount_minor bigint,
        delivery boolean NOT NULL DEFAULT false,
        message text,
        rejection text,
        parcel_number text,
        told text[] NOT NULL DEFAULT '{}',
        CONSTRAINT pk_complaint PRIMARY KEY (id),
        CONSTRAINT fk_complaint_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
        CONSTRAINT fk_complaint_order_line FOREIGN KEY (order_line_id) REFERENCES order_line (id),
        CONSTRAINT ck_complaint_units CHECK (units >= 1),
        CONSTRAINT ck_complaint_state CHECK (state IN ('OPENED', 'RECEIVED', 'ACCEPTED', 'REFUNDING', 'REMEDIED', 'REJECTED',
          'REVOKED')),
        CONSTRAINT ck_complaint_wish CHECK (wish IN ('REPAIR', 'REPLACEMENT', 'REDUCTION', 'REFUND')),
        CONSTRAINT ck_complaint_remedy CHECK (remedy IN ('REPAIR', 'REPLACEMENT', 'REDUCTION', 'REFUND')),
        CONSTRAINT ck_complaint_amount CHECK (amount_minor > 0)
      )`);
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE complaint');
  }
}
