import { MoneyFilePanel } from './money-file-panel.tsx';
import { sendStatement } from './money-file.ts';

const FAULTS = {
  INVALID: 'orders.bank.file.INVALID',
  COLUMNS: 'orders.bank.file.COLUMNS',
  EMPTY: 'orders.bank.file.EMPTY',
  TOO_MANY: 'orders.bank.file.TOO_MANY',
  OTHER_ACCOUNT: 'orders.bank.file.OTHER_ACCOUNT',
} satisfies Record<string, MessageId>;

/** Takes a statement of the bank in, and tells what came of it. */
export const StatementPanel = ({ onImported }: { onImported: () => void }) => (
  <MoneyFilePanel
    id="bank-import"
    title="orders.bank.import"
    about="orders.bank.import.about"
    choose="orders.bank.import.choose"
    told="orders.bank.import.told"
    accept=".xml,.csv,text/xml,text/csv"
    faults={FAULTS}
    send={sendStatement}
    onImported={onImported}
  />
);
