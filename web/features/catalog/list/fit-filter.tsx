import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { flushSync } from 'react-dom';
import { useText } from '../../../intl/use-text.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { bedSize, bedText, parseBed, roomSize } from '../print/bed.ts';
import { BED_PARAM } from './list-url.ts';
import { PrinterField } from '../print/printer-field.tsx';
import { PrinterOptions } from '../print/printer-options.tsx';
import { usePrinter, type OwnPrinter } from '../print/printer.ts';
import { usePrinters } from '../print/use-printers.ts';

interface FitFilterProps {
  params: URLSearchParams;
  onCommit: (form: HTMLFormElement) => void;
}

/** One list of printers for visitors without script; the button of the form sends it. */
function PlainFilter({ inForce }: { inForce: string | null }) {
  const t = useText();
  const intl = useIntl();
  const printers = usePrinters();
  const bed = parseBed(inForce);
  return (
    <noscript>
      <style>{'.fitf{display:none!important}'}</style>
      <select className="in" name={BED_PARAM} aria-label={t('products.printer')} defaultValue={inForce ?? ''}>
        <option value="">{t('products.fitAny')}</option>
        {bed && <option value={bedText(bed)}>{roomSize(intl, bed)}</option>}
        <PrinterOptions printers={printers} valueOf={({ bed: room }) => bedText(room)} />
      </select>
    </noscript>
  );
}

/** Narrows a list to what the visitor's printer holds; asks for the printer first where it is not known. */
export function FitFilter({ params, onCommit }: FitFilterProps) {
  const t = useText();
  const intl = useIntl();
  const id = useId();
  const { printer, bed } = usePrinter();
  const scripts = useHydrated();
  const [asked, setAsked] = useState(false);
  const [picked, setPicked] = useState<OwnPrinter | null>(null);
  const inForce = params.get(BED_PARAM);
  const shown = picked?.bed ?? parseBed(inForce) ?? bed;
  const box = () => document.getElementById(`${id}-only`) as HTMLInputElement | null;
  const choose = (next: OwnPrinter) => {
    // The form is read right after.
    flushSync(() => setPicked(next));
    const form = box()?.form;
    if (form && (asked || inForce !== null)) onCommit(form);
    setAsked(false);
  };
  const tick = ({ form, checked }: HTMLInputElement) => {
    const unknown = checked && !printer;
    setAsked(unknown);
    if (unknown) document.getElementById(id)?.focus();
    else if (form) onCommit(form);
  };
  return (
    <>
      <div className="fitf">
        <PrinterField id={id} hint={asked ? t('products.fitAsk') : undefined} onChosen={choose} />
        <Checkbox
          id={`${id}-only`}
          name={BED_PARAM}
          value={bedText(shown)}
          checked={asked || inForce !== null}
          disabled={!scripts}
          onChange={({ target }) => tick(target)}
        >
          {t('products.fitOnly', { bed: bedSize(intl, shown) })}
        </Checkbox>
      </div>
      <PlainFilter inForce={inForce} />
    </>
  );
}
