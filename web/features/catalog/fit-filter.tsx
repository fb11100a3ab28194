import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../intl/use-text.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Select } from '../../ui/field.tsx';
import type { Bed } from './fit.ts';
import { rangeParams } from './list-url.ts';
import { bedKey, choosePrinter, COMMON_BEDS, parseBed, usePrinter } from './printer.ts';

interface FitFilterProps {
  params: URLSearchParams;
  onCommit: (form: HTMLFormElement) => void;
}

/** A part may be turned, so the shorter side of the bed decides. */
const sideOf = ({ width, depth }: Bed) => String(Math.min(width, depth));

const PARAM = rangeParams('bed').max;

/** Narrows a list to what goes on the visitor's print bed; asks for the bed first where it is not known. */
export function FitFilter({ params, onCommit }: FitFilterProps) {
  const t = useText();
  const id = useId();
  const { bed, chosen } = usePrinter();
  const [asked, setAsked] = useState(false);
  const [picked, setPicked] = useState<Bed | null>(null);
  const inForce = params.get(PARAM);
  const side = picked ? sideOf(picked) : (inForce ?? sideOf(bed));
  const beds = COMMON_BEDS.some((each) => bedKey(each) === bedKey(bed)) ? COMMON_BEDS : [bed, ...COMMON_BEDS];
  const pick = ({ value, form }: HTMLSelectElement) => {
    const next = parseBed(value);
    if (!next) return;
    // The form is read right after.
    flushSync(() => {
      choosePrinter(next);
      setPicked(next);
    });
    if (form && (asked || inForce !== null)) onCommit(form);
    setAsked(false);
  };
  const tick = ({ form, checked }: HTMLInputElement) => {
    const unknown = checked && !chosen;
    setAsked(unknown);
    if (unknown) document.getElementById(id)?.focus();
    else if (form && (inForce !== null || chosen)) onCommit(form);
  };
  return (
    <div className="fitf">
      <Select
        id={id}
        label={t('products.printer')}
        hint={t(asked ? 'products.fitAsk' : 'products.bedStored')}
        value={chosen ? bedKey(bed) : ''}
        onChange={({ target }) => pick(target)}
      >
        {!chosen && <option value="">{t('products.fitChoose')}</option>}
        {beds.map((each) => (
          <option key={bedKey(each)} value={bedKey(each)}>
            {t('products.bedOption', { ...each })}
          </option>
        ))}
      </Select>
      <noscript>
        <style>{'.fitf .field{display:none!important}'}</style>
      </noscript>
      <Checkbox name={PARAM} value={side} checked={asked || inForce !== null} onChange={({ target }) => tick(target)}>
        {t('products.fitOnly', { side: Number(side) })}
      </Checkbox>
    </div>
  );
}
