/**
 * A day is one partition of `visit`: its single visits, its visitors (`kind`) and, in static columns, its counts. So one
 * compare-and-set writes a batch and its counts together. `visit_day` lists the days: what other stores counted
 * (`taken_…`), and the counts of days that nobody writes to any more, copied there by the sweep so that figures read one
 * partition. While a day is `open`, its counts are those in `visit`.
 */
export const TABLES: Readonly<Record<string, string>> = {
  visit: `(
    day date, kind text, at timestamp, id text,
    country_code text, device text, referrer text, language text, screen_resolution text, timezone text,
    visits int STATIC, visitors int STATIC, countries frozen<map<text, int>> STATIC,
    PRIMARY KEY ((day), kind, at, id)
  ) WITH CLUSTERING ORDER BY (kind ASC, at DESC, id ASC)`,
  visit_day: `(
    list text, day date, open boolean, emptied boolean,
    visits int, visitors int, countries frozen<map<text, int>>,
    taken_visits int, taken_visitors int, taken_countries frozen<map<text, int>>,
    PRIMARY KEY ((list), day)
  )`,
  visit_salt: `(day date PRIMARY KEY, salt text) WITH gc_grace_seconds = 86400`,
};

/** Three copies, or as many as there are nodes: with three, one node may be away and nothing acknowledged is lost. */
const MOST_COPIES = 3;

/** Creates the keyspace in one data centre, unless an operator has made it. */
export const createKeyspace = (keyspace: string, dataCentre: string, nodes: number): string =>
  `CREATE KEYSPACE IF NOT EXISTS ${keyspace}
   WITH replication = {'class': 'NetworkTopologyStrategy', '${dataCentre}': ${Math.min(MOST_COPIES, nodes)}}`;

export const createTable = (keyspace: string, table: string): string =>
  `CREATE TABLE IF NOT EXISTS ${keyspace}.${table} ${TABLES[table]}`;
