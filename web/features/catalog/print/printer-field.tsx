import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Select } from '../../../ui/form/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { keepPrinterClass } from '../../../lib/printer-class.ts';
import { useAccount } from '../../../lib/account/use-account.ts';
import { bedText, roomSize } from './bed.ts';
import { PrinterOptions } from './printer-options.tsx';
import { choosePrinter, usePrinter, type OwnPrinter } from './printer.ts';
import { usePrinters } from './use-printers.ts';

/** Most choose a known printer. */
const OwnBed = lazyPart(() => import('./own-bed.tsx').then((module) => module.OwnBed));

const OTHER = 'other';
const MINE = 'mine';

interface PrinterFieldProps {
  id?: string;
  hint?: string;
  /** False as long as nobody can see the field: its printers are not asked for. */
  seen?: boolean;
  /** After the choice is kept. */
  onChosen?: (printer: OwnPrinter) => void;
}

/** The visitor's printer: one of those that the shop knows or own numbers; kept in this browser, and in the account of a customer. */
export function PrinterField({ id, hint, seen = true, onChosen }: PrinterFieldProps) {
  const t = useText();
  const intl = useIntl();
  const { printer } = usePrinter();
  const { user } = useAccount();
  const [own, setOwn] = useState(false);
  const printers = usePrinters(seen);
  const listed = printers.some((each) => each.id === printer?.id);
  const chosen = listed ? printer?.id : MINE;
  const choose = (next: OwnPrinter) => {
    setOwn(false);
    choosePrinter(next);
    onChosen?.(next);
  };
  const pick = (key: string) => {
    setOwn(key === OTHER);
    const picked = printers.find((each) => each.id === key);
    if (!picked) return;
    keepPrinterClass(picked.printerClass);
    choose({ id: picked.id, name: `${picked.maker} ${picked.name}`, bed: picked.bed });
  };
  return (
    <>
      <Select
        id={id}
        label={t('products.printer')}
        hint={hint ?? t(user ? 'products.bedStoredToo' : 'products.bedStored')}
        value={own ? OTHER : ((printer && chosen) ?? '')}
        onChange={({ target }) => pick(target.value)}
      >
        {!printer && <option value="">{t('products.fitChoose')}</option>}
        {printer && !listed && (
          <option value={MINE}>{printer.name ?? t('products.bedMine', { bed: roomSize(intl, printer.bed) })}</option>
        )}
        <option value={OTHER}>{t('products.bedOther')}</option>
        <PrinterOptions printers={printers} valueOf={(each) => each.id} />
      </Select>
      {own && <OwnBed key={printer ? bedText(printer.bed) : ''} onUse={choose} />}
    </>
  );
}
