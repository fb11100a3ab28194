import type { QueryRunner } from 'typeorm';
import { OF_MIGRATIONS } from './connections.ts';

const STATE = `
  SELECT i.indisvalid AS valid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.oid = to_regclass($1)`;

/**
 * Makes an index while the shop reads and writes its table; for migrations with `transaction = false`. `definition` is what
 * follows the name, such as `ON orders (order_date)`. One that a killed run left unfinished is dropped and made anew, one
 * that is there stays.
 */
export const createIndexConcurrently = async (runner: QueryRunner, name: string, definition: string): Promise<void> => {
  const [known] = (await runner.query(STATE, [name])) as { valid: boolean }[];
  if (known?.valid) return;
  // It waits for transactions that began before it, and keeps nobody waiting meanwhile.
  await runner.query('SET lock_timeout = 0');
  try {
    if (known) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name} ${definition}`);
  } finally {
    await runner.query(`SET lock_timeout = ${OF_MIGRATIONS.lockMs}`);
  }
};
