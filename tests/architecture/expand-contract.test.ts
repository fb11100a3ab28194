import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractionsIn } from '../support/migration-rules.ts';
import { read, root } from './source.ts';

const NEW = '1763700099000-Seeded.ts';
const seeded = (sql: string, comment = ''): string => `${comment}
export class Seeded1763700099000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`${sql}\`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN note');
  }
}`;

describe('a new migration', () => {
  it('leaves the version before it at work', () => {
    const files = readdirSync(path.join(root, 'migrations'));
    expect(files.flatMap((file) => contractionsIn(file, read(`migrations/${file}`)))).toEqual([]);
  });

  it('may not take, rename or demand what that one does not know of', () => {
    const wrong = [
      'ALTER TABLE orders DROP COLUMN note',
      'DROP TABLE IF EXISTS note',
      'ALTER TABLE orders RENAME note TO remark',
      'ALTER TABLE orders RENAME COLUMN note TO remark',
      'ALTER TABLE note RENAME TO remark',
      'ALTER TABLE orders ALTER COLUMN note SET NOT NULL',
      'ALTER TABLE orders ALTER note DROP DEFAULT',
      'ALTER TABLE orders ADD a int, ADD COLUMN note text NOT NULL, ADD b int DEFAULT 0',
    ];
    expect(wrong.filter((sql) => contractionsIn(NEW, seeded(sql)).length !== 1)).toEqual([]);
    expect(
      contractionsIn(NEW, seeded('', '').replace('runner.query(``)', "runner.dropColumn('orders', 'note')")),
    ).toEqual(['dropColumn(']);
  });

  it('may add, and may take what a named version has left', () => {
    const right = [
      'CREATE TABLE note (text text NOT NULL)',
      "ALTER TABLE orders ADD note text NOT NULL DEFAULT '', ADD COLUMN remark text",
      'ALTER TABLE orders ADD CONSTRAINT short CHECK (note IS NOT NULL) NOT VALID',
      'ALTER TABLE orders ALTER note DROP NOT NULL, DROP CONSTRAINT short',
      'DROP INDEX note_text',
      'ALTER INDEX note_text RENAME TO remark_text',
    ];
    expect(right.flatMap((sql) => contractionsIn(NEW, seeded(sql)))).toEqual([]);
    expect(contractionsIn(NEW, seeded('DROP TABLE note', '// contract: 0.2.0'))).toEqual([]);
  });
});
