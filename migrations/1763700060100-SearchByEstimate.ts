import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many search rows the planner expects, by what it knows of the words: right for a word of many rows, 500 in 100,000 for one that it does not know. */
const ESTIMATE = `
  CREATE FUNCTION search_estimate(lang text, condition text) RETURNS float8 LANGUAGE plpgsql AS $$
  DECLARE
    plan json;
  BEGIN
    EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM product_search s WHERE s.locale = %L AND %s', lang, condition) INTO plan;
    RETURN plan -> 0 -> 'Plan' ->> 'Plan Rows';
  END $$`;

/** Up to `most` rows in their order from a place on, by walking so many products; null when there is none. For what many rows have. */
const WALK = `
  CREATE FUNCTION search_walk(lang text, condition text, place int, stretch float8, newest boolean, most int)
  RETURNS int[] LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET jit = off AS $$
  DECLARE
    edge float8 := coalesce(place, (SELECT CASE WHEN newest THEN max(product_id) ELSE min(product_id) END FROM product_search))
      + CASE WHEN newest THEN - stretch ELSE stretch END;
    found int[];
  BEGIN
    EXECUTE format('SELECT array_agg(product_id) FROM (SELECT s.product_id FROM product_search s
      WHERE s.locale = %L AND %s AND s.product_id %s %s ORDER BY 1 %s LIMIT %s) AS f', lang, condition,
      CASE WHEN newest THEN '>=' ELSE '<=' END, edge::int, CASE WHEN newest THEN 'DESC' ELSE 'ASC' END, most) INTO found;
    RETURN found;
  END $$`;

/** The first of all rows that the word index finds, each with its rank. For what few rows have. */
const GATHER = `
  CREATE FUNCTION search_gather(lang text, condition text, rank text, newest boolean, most int)
  RETURNS TABLE (id int, key int) LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET jit = off AS $$
  BEGIN
    RETURN QUERY EXECUTE format('SELECT s.product_id, %1$s FROM product_search s WHERE s.locale = %2$L AND %3$s
      ORDER BY 2 %4$s, 1 %4$s LIMIT %5$s', rank, lang, condition, CASE WHEN newest THEN 'DESC' ELSE 'ASC' END, most);
  END $$`;

/** A page of a search: by rank, newest first (else all the other way round), behind a place. What many rows have is read in order until the page is full, what few have is gathered from the index: neither grows with the catalogue. */
const PAGE = `
  CREATE FUNCTION newest_hits(lang text, wanted tsquery, whole tsquery, beginning tsquery, newest boolean, most int,
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
    few boolean := in_names <= sqrt(3.0 * most * many);
    gathered boolean := false;
    estimate float8;
    stretch float8;
    condition text;
    found int[];
    rank int;
    n int;
  BEGIN
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
          || CASE WHEN rank = at_rank THEN format(' AND s.product_id %s %s', ahead, at_id) ELSE '' END;
        stretch := 3.0 * most * many / greatest(estimate, 1);
        found := NULL;
        FOR try IN 1..2 LOOP
          EXIT WHEN stretch >= estimate;
          found := search_walk(lang, condition, CASE WHEN rank = at_rank THEN at_id END, stretch, newest, most);
          EXIT WHEN coalesce(cardinality(found), 0) NOT BETWEEN most / 8 AND most - 1;
          stretch := stretch * 8;
        END LOOP;
        IF cardinality(found) = most THEN
          RETURN QUERY SELECT unnest(found), rank;
        ELSE
          RETURN QUERY SELECT * FROM search_gather(lang, condition, rank::text, newest, most);
        END IF;
      END IF;
      GET DIAGNOSTICS n = ROW_COUNT;
      most := most - n;
      EXIT WHEN most <= 0;
    END LOOP;
  END $$`;

/** All hits with their ranks where they are a hundredth of the products at most, or 3,000; else one row of nulls. */
const FEW = `
  CREATE FUNCTION few_hits(lang text, wanted tsquery, whole tsquery, beginning tsquery)
  RETURNS TABLE (id int, key int) LANGUAGE plpgsql AS $$
  DECLARE
    named text := format('s.name_doc @@ %L::tsquery', wanted);
    texts text := format('s.doc @@ %L::tsquery', wanted);
    ranks text := format('CASE WHEN s.name_doc @@ %L::tsquery THEN 3 WHEN s.name_doc @@ %L::tsquery THEN 2 WHEN %s THEN 1 ELSE 0 END',
      wanted && beginning, whole, named);
  BEGIN
    IF search_estimate(lang, texts) > greatest(3000, (SELECT max(product_id) FROM product_search) / 100) THEN
      RETURN QUERY SELECT NULL::int, NULL::int;
    ELSE
      RETURN QUERY SELECT * FROM search_gather(lang, texts, ranks, true, 2147483647);
    END IF;
  END $$`;

/** Searches choose their way by how many rows have a word, not by the guess at a whole condition. */
export class SearchByEstimate1763700060100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [ESTIMATE, WALK, GATHER, PAGE, FEW]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['few_hits', 'newest_hits', 'search_gather', 'search_walk', 'search_estimate']) {
      await runner.query(`DROP FUNCTION ${name}`);
    }
  }
}
