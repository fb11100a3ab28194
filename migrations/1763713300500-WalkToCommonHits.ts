import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Choice {
  /** Up to so many expected names are gathered, of all ranks at once. */
  readonly few: string;
  /** When a rank is gathered from the word index, not read in order through so many products. */
  readonly gather: string;
  /** What the word index is asked for, where the name begins with the words. */
  readonly beginning: string;
}

const BEFORE: Choice = { few: 'sqrt(3.0 * most * many)', gather: 'stretch >= estimate', beginning: 'begins' };

/** Whether names have each of the words, as beginnings: more often than the planner guesses of a word that it does not know. */
const COMMON = `
  CREATE FUNCTION search_common(lang text, wanted tsquery) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT bool_and(search_estimate(lang, format('s.name_doc @@ %L::tsquery', word[1]))
      > search_estimate(lang, format('s.name_doc @@ %L::tsquery', '''~~~'':*')))
    FROM regexp_matches(wanted::text, '''[^'']+'':\\*', 'g') AS w (word)
  $$`;

/**
 * The word index reads the whole list of a beginning, four products in the time of one that is walked past: common words that more
 * than 1,000 have together are walked to as long as that takes less than 40,000. Where a name begins so is asked by itself, for few do.
 */
const NOW: Choice = {
  few: 'least(1000, sqrt(3.0 * most * many))',
  gather: 'stretch >= estimate AND NOT (estimate > 1000 AND stretch < 40000 AND search_common(lang, wanted))',
  beginning: `format('s.name_doc @@ %L::tsquery AND (%s) IS TRUE', beginning, named)`,
};

const DECLARED = ({ few }: Choice): string => `
  CREATE OR REPLACE FUNCTION newest_hits(lang text, wanted tsquery, whole tsquery, beginning tsquery, newest boolean, most int,
    at_rank int, at_id int)
  RETURNS TABLE (id int, key int) LANGUAGE plpgsql AS $$
  DECLARE
    ahead text := CASE WHEN newest THEN '<' ELSE '>' END;
    named text := format('s.name_doc @@ %L::tsquery', wanted);
    begins text := format('s.name_doc @@ %L::tsquery', wanted && beginning);
    exact text := format('s.name_doc @@ %L::tsquery', whole);
    texts text := format('s.doc @@ %L::tsquery', wanted);
    ranks text := format('CASE WHEN %s THEN 3 WHEN %s THEN 2 ELSE 1 END', begins, exact);
    many float8 := (SELECT max(product_id) FROM product_search);
    in_names float8 := search_estimate(lang, named);
    few boolean := in_names <= ${few};
    gathered boolean := false;
    estimate float8;
    stretch float8;
    condition text;
    found int[];
    rank int;
    n int;
  BEGIN
`;

const RANKS = `
    FOR i IN 0..3 LOOP
      rank := CASE WHEN newest THEN 3 - i ELSE i END;
      CONTINUE WHEN rank > 0 AND gathered OR CASE WHEN newest THEN rank > at_rank ELSE rank < at_rank END;
      IF rank > 0 AND few THEN
        gathered := true;
        condition := named || CASE WHEN at_rank > 0 THEN format(' AND (%s, s.product_id) %s (%s, %s)', ranks, ahead, at_rank, at_id) ELSE '' END;
        RETURN QUERY SELECT * FROM search_gather(lang, condition, ranks, newest, most);
      ELSE
        estimate := CASE rank
          WHEN 3 THEN least(in_names, search_estimate(lang, format('s.name_doc @@ %L::tsquery', beginning)))
          WHEN 2 THEN search_estimate(lang, exact)
          WHEN 1 THEN in_names
          ELSE search_estimate(lang, texts) END;
        condition := CASE rank
          WHEN 3 THEN begins
          WHEN 2 THEN format('%s AND NOT %s', exact, begins)
          WHEN 1 THEN format('%s AND NOT %s AND NOT %s', named, exact, begins)
          ELSE format('%s AND NOT %s', texts, named) END
          || CASE WHEN rank = at_rank THEN format(' AND s.product_id %s %s', ahead, at_id) ELSE '' END;`;

const FOUND = ({ gather, beginning }: Choice): string => `
        stretch := 3.0 * most * many / greatest(estimate, 1);
        found := NULL;
        FOR try IN 1..2 LOOP
          EXIT WHEN ${gather};
          found := search_walk(lang, condition, CASE WHEN rank = at_rank THEN at_id END, stretch, newest, most);
          EXIT WHEN coalesce(cardinality(found), 0) NOT BETWEEN most / 8 AND most - 1;
          stretch := stretch * 8;
        END LOOP;
        IF cardinality(found) = most THEN
          RETURN QUERY SELECT unnest(found), rank;
        ELSE
          IF rank = 3 THEN condition := replace(condition, begins, ${beginning}); END IF;
          RETURN QUERY SELECT * FROM search_gather(lang, condition, rank::text, newest, most);
        END IF;
      END IF;
      GET DIAGNOSTICS n = ROW_COUNT;
      most := most - n;
      EXIT WHEN most <= 0;
    END LOOP;
  END $$`;

/** `newest_hits` of SearchByEstimate, with what is gathered in another way. */
const page = (choice: Choice): string => DECLARED(choice) + RANKS + FOUND(choice);

/** What many products have in all, such as two common words, is read in order, and a rank that is empty costs little. */
export class WalkToCommonHits1763713300500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COMMON);
    await runner.query(page(NOW));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(page(BEFORE));
    await runner.query('DROP FUNCTION search_common(text, tsquery)');
  }
}
