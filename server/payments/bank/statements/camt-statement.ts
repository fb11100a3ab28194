import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { validationFailed } from '../../../core/errors.ts';
import { toMinor } from '../../../core/money.ts';
import { kept, symbolIn, type StatementEntry } from './statement-entry.ts';

/** Elements that may stand several times: always lists. */
const LISTS = new Set(['Stmt', 'Rpt', 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);
const MOST_NESTED = 40;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  maxNestedTags: MOST_NESTED,
  isArray: (name) => LISTS.has(name),
});

type Node = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What stands below a node, step by step; undefined where something is missing. */
const at = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((below, name) => (isNode(below) && Object.hasOwn(below, name) ? below[name] : undefined), node);

const textAt = (node: unknown, ...path: string[]): string | null => {
  const value = at(node, ...path);
  if (typeof value === 'string') return value;
  return isNode(value) && typeof value['#text'] === 'string' ? value['#text'] : null;
};

const listAt = (node: unknown, ...path: string[]): unknown[] => {
  const value = at(node, ...path);
  return Array.isArray(value) ? value : [];
};

interface Sum {
  readonly amountMinor: number;
  readonly currency: string;
}

const sumAt = (node: unknown, ...path: string[]): Sum | null => {
  const value = textAt(node, ...path);
  const currency = textAt(node, ...path, '@Ccy');
  if (!value || !currency) return null;
  try {
    return { amountMinor: toMinor(value.trim().replace(/(\.\d\d)0+$/, '$1')), currency };
  } catch {
    return null;
  }
};

const dayAt = (node: unknown, name: string): string | null => {
  const day = (textAt(node, name, 'Dt') ?? textAt(node, name, 'DtTm'))?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
};

const NONE = 'NOTPROVIDED';

const referenceOf = (entry: unknown, detail: unknown, several: boolean): string | null => {
  const own = textAt(detail, 'Refs', 'AcctSvcrRef') ?? textAt(detail, 'Refs', 'TxId');
  const whole = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef');
  const reference = several ? own && `${whole ?? ''}|${own}` : (textAt(entry, 'AcctSvcrRef') ?? own);
  return reference === NONE ? null : kept(reference);
};

const messageOf = (detail: unknown): string | null => {
  const free = listAt(detail, 'RmtInf', 'Ustrd').filter((text) => typeof text === 'string');
  const structured = listAt(detail, 'RmtInf', 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref'));
  return kept([...free, ...structured].filter(Boolean).join(' '));
};

const detailOf = (entry: unknown, detail: unknown, several: boolean): StatementEntry | null => {
  const sum =
    (several ? (sumAt(detail, 'Amt') ?? sumAt(detail, 'AmtDtls', 'TxAmt', 'Amt')) : null) ??
    (several ? null : sumAt(entry, 'Amt'));
  const bookedOn = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt');
  if (!sum || sum.amountMinor <= 0 || !bookedOn) return null;
  const reference = textAt(detail, 'Refs', 'EndToEndId');
  const endToEndId = reference === NONE ? null : kept(reference);
  const message = messageOf(detail);
  const payer = at(detail, 'RltdPties', 'Dbtr');
  return {
    ...sum,
    bankReference: referenceOf(entry, detail, several),
    bookedOn,
    payerName: kept(textAt(payer, 'Nm') ?? textAt(payer, 'Pty', 'Nm')),
    payerIban: kept(textAt(detail, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN')),
    variableSymbol: symbolIn(endToEndId) ?? symbolIn(message),
    endToEndId,
    message,
  };
};

/** Money that came and is booked: what is announced may still be gone tomorrow, and a reversal is none. */
const isIncome = (entry: unknown): boolean => {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  return (
    textAt(entry, 'CdtDbtInd') === 'CRDT' &&
    textAt(entry, 'RvslInd') !== 'true' &&
    (status === null || status === 'BOOK')
  );
};

const entriesOf = (entry: unknown): (StatementEntry | null)[] => {
  if (!isIncome(entry)) return [];
  const details = listAt(entry, 'NtryDtls').flatMap((group) => listAt(group, 'TxDtls'));
  if (details.length <= 1) return [detailOf(entry, details[0], false)];
  return details.map((detail) => detailOf(entry, detail, true));
};

export interface ReadStatement {
  /** IBAN, as the statement says it; null: it does not. */
  readonly account: string | null;
  readonly entries: readonly StatementEntry[];
  /** Entries that say too little to be booked: no sum, no day. */
  readonly unread: number;
}

/**
 * Income of a statement in CAMT.053 (ISO 20022), any of its versions, also CAMT.052 and 054. No document type and with it no
 * entity of its own is read. Throws VALIDATION_FAILED (file: INVALID).
 */
export const readCamt = (text: string): ReadStatement => {
  const invalid = () => validationFailed({ file: 'INVALID' });
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) throw invalid();
  let root: unknown;
  try {
    root = parser.parse(text);
  } catch {
    throw invalid();
  }
  const document = at(root, 'Document');
  const message =
    at(document, 'BkToCstmrStmt') ?? at(document, 'BkToCstmrAcctRpt') ?? at(document, 'BkToCstmrDbtCdtNtfctn');
  if (!isNode(message)) throw invalid();
  const statements = ['Stmt', 'Rpt', 'Ntfctn'].flatMap((name) => listAt(message, name));
  const all = statements.flatMap((statement) => listAt(statement, 'Ntry').flatMap(entriesOf));
  const entries = all.filter((entry) => entry !== null);
  return { account: textAt(statements[0], 'Acct', 'Id', 'IBAN'), entries, unread: all.length - entries.length };
};
