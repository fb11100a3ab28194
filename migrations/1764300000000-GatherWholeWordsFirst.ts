import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list of the word index that takes long to read as a whole. */
const LONG = 3000;

/** What the planner expects of a beginning that it does not know. */
const UNKNOWN = `search_estimate(lang, format('s.name_doc @@ %L::tsquery', '''~~~'':*'))`;

/** How many names have the commonest of several words, as beginnings; 0 for a single word. */
const COMMONEST = `
  CREATE FUNCTION search_commonest(lang text, wanted tsquery) RETURNS float8 LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN count(*) > 1 THEN max(search_estimate(lang, format('s.name_doc @@ %L::tsquery', word[1]))) ELSE 0 END
    FROM (SELECT DISTINCT word FROM regexp_matches(wanted::text, '''[^'']+'':\\*', 'g') AS w (word)) words
  $$`;

/**
 * As `newest_hits`, whose word index reads the whole list of a beginning, but by a list of whole words it skips. So where few names have
 * all words, of which one is common, and the names do not begin so, those that have the whole words are gathered first: mostly they
 * fill the page.
 */
const FIRST = `
  CREATE FUNCTION first_hits(lang text, wanted tsquery, whole tsquery, beginning tsquery, newest boolean, most int,
    at_rank int, at_id int)
  RETURNS TABLE (id int, key int) LANGUAGE plpgsql AS $$
  DECLARE
    named text := format('s.name_doc @@ %L::tsquery', wanted);
    begins text := format('s.name_doc @@ %L::tsquery', beginning);
    n int;
  BEGIN
    IF newest AND coalesce(at_rank, 3) > 1
      AND (SELECT max(product_id) FROM product_search) > ${LONG}
      AND search_commonest(lang, wanted) > ${LONG}
      AND search_estimate(lang, named) <= 1000
      AND search_estimate(lang, begins) <= ${UNKNOWN}
    THEN
      FOR rank IN REVERSE 3..2 LOOP
        CONTINUE WHEN rank > at_rank;
        RETURN QUERY SELECT * FROM search_gather(lang, CASE rank
          WHEN 3 THEN format('%s AND (%s) IS TRUE', begins, named)
          ELSE format('s.name_doc @@ %L::tsquery AND NOT (%s AND %s)', whole, begins, named) END
          || CASE WHEN rank = at_rank THEN format(' AND s.product_id < %s', at_id) ELSE '' END, rank::text, true, most);
        GET DIAGNOSTICS n = ROW_COUNT;
        most := most - n;
        IF most <= 0 THEN RETURN; END IF;
      END LOOP;
      at_rank := 2;
      at_id := 0;
    END IF;
    RETURN QUERY SELECT * FROM newest_hits(lang, wanted, whole, beginning, newest, most, at_rank, at_id);
  END $$`;

/** A search for words that few products have together costs little, also where one of them is common. */
export class GatherWholeWordsFirst1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [COMMONEST, FIRST]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['first_hits', 'search_commonest']) await runner.query(`DROP FUNCTION ${name}`);
  }
}
