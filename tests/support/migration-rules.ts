/** The last migration before this rule. */
const NEWEST_BEFORE = 1_763_700_051_000;

const CONTRACT = /(?:\/\/|\*).*\bcontract: \S+/;

/** Of TypeORM's own calls. */
const CALLS = /\b(drop|rename)(Column|Columns|Table)\(/g;
const DROPS = /\bDROP\s+(?:COLUMN|TABLE|SCHEMA|VIEW|TYPE)\b[^,;`]*/gi;
const RENAMES = /\bALTER\s+TABLE\b[^;`]*?\bRENAME\b[^;`]*/gi;
const TIGHTENS = /\bSET\s+NOT\s+NULL\b|\bDROP\s+DEFAULT\b/gi;
const ALTERATION = /\bALTER\s+TABLE\b[^;`]*/gi;
const ADDS =
  /\bADD\s+(?:COLUMN\s+)?(?!(?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE|COLUMN)\b)(?:(?!\bADD\b).)*/gis;

const wantsValue = (column: string): boolean =>
  /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column);

/** What a migration does when it is run: without what undoes it, and without comments. */
const doneBy = (text: string): string =>
  text.replace(/\b(?:async )?down\s*\([\s\S]*$/, '').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/**
 * What in a migration the version before cannot live with, which serves beside it while it is replaced: a column or a table
 * that goes or has another name, a column that it does not fill. Nothing where the file says since which version nobody uses
 * that any more (`contract: VERSION`), and in the migrations before this rule.
 */
export const contractionsIn = (file: string, text: string): string[] => {
  if (Number(/(\d+)-/.exec(file)![1]) <= NEWEST_BEFORE || CONTRACT.test(text)) return [];
  const done = doneBy(text);
  const added = [...done.matchAll(ALTERATION)].flatMap(([statement]) => statement.match(ADDS) ?? []);
  const found = [CALLS, DROPS, RENAMES, TIGHTENS].flatMap((rule) => done.match(rule) ?? []);
  return [...found, ...added.filter(wantsValue)].map((one) => one.trim().replace(/\s+/g, ' '));
};
