import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A promotion may be for the customers of one group alone. */
export class LimitPromotionsToGroups1764400000441 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE promotion ADD group_id uuid,
        ADD CONSTRAINT fk_promotion_group FOREIGN KEY (group_id) REFERENCES customer_group (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DELETE FROM promotion_redemption r USING promotion p WHERE p.id = r.promotion_id AND p.group_id IS NOT NULL',
    );
    await runner.query('DELETE FROM promotion WHERE group_id IS NOT NULL');
    await runner.query('ALTER TABLE promotion DROP CONSTRAINT fk_promotion_group, DROP group_id');
  }
}
