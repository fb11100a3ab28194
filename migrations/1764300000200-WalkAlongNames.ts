import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/core/database/concurrent-index.ts';

/** Different words of a name up to which an index holds them: a row of it has to fit in a third of a page. */
const MOST_WORDS = 64;
const USUAL = `<= ${MOST_WORDS}`;
const LONG = `> ${MOST_WORDS}`;

const INDEXES = Object.fromEntries(
  ['en', 'sk', 'de'].flatMap((locale) => [
    [
      `ix_product_search_walk_${locale}`,
      `ON product_search (product_id) INCLUDE (name_doc) WHERE locale = '${locale}' AND length(name_doc) ${USUAL}`,
    ],
    [
      `ix_product_search_long_${locale}`,
      `ON product_search (product_id) WHERE locale = '${locale}' AND length(name_doc) ${LONG}`,
    ],
  ]),
);

const rows = (words?: string): string => `SELECT s.product_id FROM product_search s
      WHERE s.locale = %1$L AND %2$s AND s.product_id %3$s %4$s ${words ? `AND length(s.name_doc) ${words}` : ''} ORDER BY 1 %5$s LIMIT %6$s`;

/** Names are walked in the two indexes that hold them, without their rows; texts in the rows. */
const NAMES = `SELECT product_id FROM ((${rows(USUAL)}) UNION ALL (${rows(LONG)})) AS names ORDER BY 1 %5$s LIMIT %6$s`;

/** As SearchByEstimate has it, but for where the rows are read from. */
const walk = (from: string): string => `
  CREATE OR REPLACE FUNCTION search_walk(lang text, condition text, place int, stretch float8, newest boolean, most int)
  RETURNS int[] LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET jit = off AS $$
  DECLARE
    edge float8 := coalesce(place, (SELECT CASE WHEN newest THEN max(product_id) ELSE min(product_id) END FROM product_search))
      + CASE WHEN newest THEN - stretch ELSE stretch END;
    found int[];
  BEGIN
    EXECUTE format('SELECT array_agg(product_id) FROM (' || ${from} || ') AS f', lang, condition,
      CASE WHEN newest THEN '>=' ELSE '<=' END, edge::int, CASE WHEN newest THEN 'DESC' ELSE 'ASC' END, most) INTO found;
    RETURN found;
  END $$`;

/** What many names have is found by walking along an index that holds the words of each, in a tenth of the blocks. */
export class WalkAlongNames1764300000200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await createIndexConcurrently(runner, name, definition);
    await runner.query(walk(`CASE WHEN condition LIKE '%s.doc %' THEN '${rows()}' ELSE '${NAMES}' END`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(walk(`'${rows()}'`));
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
