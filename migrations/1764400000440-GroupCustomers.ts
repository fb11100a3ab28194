import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers in named groups, to which a promotion or a volume price may be limited. */
export class GroupCustomers1764400000440 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customer_group (
        id uuid NOT NULL DEFAULT uuidv7(),
        name text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CONSTRAINT pk_customer_group PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX ux_customer_group_name ON customer_group (name)');
    await runner.query(`
      CREATE TABLE customer_group_member (
        group_id uuid NOT NULL,
        user_id uuid NOT NULL,
        CONSTRAINT pk_customer_group_member PRIMARY KEY (user_id, group_id),
        CONSTRAINT fk_customer_group_member_group FOREIGN KEY (group_id) REFERENCES customer_group (id) ON DELETE CASCADE,
        CONSTRAINT fk_customer_group_member_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX ix_customer_group_member_group ON customer_group_member (group_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE customer_group_member');
    await runner.query('DROP TABLE customer_group');
  }
}
