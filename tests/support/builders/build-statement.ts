import { dayOf } from '../../../server/core/text/format.ts';
import { variableSymbolOf } from '../../../server/payments/bank/variable-symbol.ts';

/** Of the shop. */
export const IBAN = 'SK3112000000198742637541';

export interface Income {
  /** In cents. */
  amount: number;
  symbol?: string;
  message?: string;
  reference?: string;
  day?: string;
  currency?: string;
}

let serial = 0;

const entry = ({ amount, symbol, message = '', reference, day, currency = 'EUR' }: Income): string => {
  serial += 1;
  return `<Ntry><Amt Ccy="${currency}">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>${day ?? dayOf(new Date())}</Dt></BookgDt>
    <AcctSvcrRef>${reference ?? `REF${process.pid}${serial}`}</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>${symbol ? `/VS${symbol}/SS/KS` : 'NOTPROVIDED'}</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>Jana Hrivňáková</Nm></Dbtr><DbtrAcct><Id><IBAN>SK8975000000000012345671</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/** A statement in CAMT.053 as banks write it. */
export const buildStatement = (income: readonly Income[], account = IBAN): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>${account}</IBAN></Id></Acct>${income.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`;

/** What a buyer sends who does as told. */
export const paymentOf = (
  order: { orderNumber: string; totalMinor: number },
  changes: Partial<Income> = {},
): Income => ({
  amount: order.totalMinor,
  symbol: variableSymbolOf(order.orderNumber),
  ...changes,
});
