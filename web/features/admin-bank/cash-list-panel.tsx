import { useState } from 'react';
import type { Carrier } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../ui/form/field.tsx';
import { MoneyFilePanel } from './money-file-panel.tsx';
import { sendCashList } from './money-file.ts';

const CARRIERS: readonly Carrier[] = ['PACKETA', 'GLS', 'DPD', 'SLOVAK_POST', 'DHL', 'OTHER'];

const FAULTS = {
  INVALID: 'orders.cashList.file.INVALID',
  COLUMNS: 'orders.cashList.file.COLUMNS',
  EMPTY: 'orders.bank.file.EMPTY',
  TOO_MANY: 'orders.bank.file.TOO_MANY',
} satisfies Record<string, MessageId>;

interface CashListPanelProps {
  /** Whose list is likely. */
  readonly likely: Carrier | null;
  readonly onImported: () => void;
}

/** Takes a carrier's list of what it collected in, and tells what came of it. */
export const CashListPanel = ({ likely, onImported }: CashListPanelProps) => {
  const t = useText();
  const [carrier, setCarrier] = useState<Carrier>(likely ?? 'PACKETA');
  return (
    <MoneyFilePanel
      id="cash-import"
      title="orders.cashList"
      about="orders.cashList.about"
      choose="orders.cashList.choose"
      told="orders.cashList.told"
      accept=".csv,text/csv"
      faults={FAULTS}
      send={(file) => sendCashList(carrier, file)}
      onImported={onImported}
    >
      <Select
        label={t('orders.ship.carrier')}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value as Carrier)}
      >
        {CARRIERS.map((one) => (
          <option key={one} value={one}>
            {t(`orders.carrier.${one}`)}
          </option>
        ))}
      </Select>
    </MoneyFilePanel>
  );
};
