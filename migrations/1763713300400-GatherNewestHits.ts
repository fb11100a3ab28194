import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Gathering {
  /** From so many expected names on a rank is gathered by itself. */
  readonly few: string;
  /** Hits of one rank from the word index. */
  readonly rank: string;
}

const BEFORE: Gathering = {
  few: 'sqrt(3.0 * most * many)',
  rank: 'RETURN QUERY SELECT * FROM search_gather(lang, condition, rank::text, newest, most);',
};

/** Among the newest products first, so many of them as should have three pages of hits; only what is missing then among the others. */
const NOW: Gathering = {
  few: 'least(300, sqrt(3.0 * most * many))',
  rank: `edge := greatest(0, least(many, coalesce(CASE WHEN rank = at_rank THEN at_id END, CASE WHEN newest THEN many ELSE 0 END)
            + CASE WHEN newest THEN -3.0 ELSE 3.0 END * most * many / greatest(estimate, 1)));
          RETURN QUERY SELECT * FROM search_gather(lang, format('%s AND s.product_id %s= %s', condition,
            translate(ahead, '<>', '><'), edge::int), rank::text, newest, most);
          GET DIAGNOSTICS n = ROW_COUNT;
          most := most - n;
          EXIT WHEN most <= 0;
          CONTINUE WHEN edge IN (0, many);
          RETURN QUERY SELECT * FROM search_gather(lang, format('%s AND s.product_id %s %s', condition, ahead, edge::int),
            rank::text, newest, most);`,
};

/** `newest_hits` of SearchByEstimate, with what is gathered in another way. */
const page = ({ few, rank }: Gathering): string => `
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
    edge float8;
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
          ${rank}
        END IF;
      END IF;
      GET DIAGNOSTICS n = ROW_COUNT;
      most := most - n;
      EXIT WHEN most <= 0;
    END LOOP;
  END $$`;

/** A page of two common words, which many products have in all, no longer reads each of them. */
export class GatherNewestHits1763713300400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(page(NOW));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(page(BEFORE));
  }
}
