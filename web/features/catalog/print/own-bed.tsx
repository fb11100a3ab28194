import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { ProfileImport } from '../profile/profile-import.tsx';
import type { SlicerProfile } from '../profile/slicer-profile.ts';
import { parseBed } from './bed.ts';
import { chosenPrinter, type OwnPrinter } from './printer.ts';
import './printer-field.css';

const SIDES = ['bedWidth', 'bedDepth', 'bedHeight'] as const;

/** The numbers of a printer that the shop does not know, typed or from a profile. No form of its own: it also stands inside the list's filters. */
export function OwnBed({ onUse }: { onUse: (printer: OwnPrinter) => void }) {
  const t = useText();
  const error = useId();
  const group = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(false);
  const [wrong, setWrong] = useState(false);
  const finish = () => {
    const inputs = [...(group.current?.querySelectorAll<HTMLInputElement>('input.in') ?? [])];
    const text = inputs.map(({ value }) => value.trim().replace(',', '.')).join('x');
    const bed = parseBed(round ? `d${text}` : text);
    setWrong(!bed);
    if (bed) onUse({ id: null, name: null, bed });
  };
  const imported = ({ bed, printerName }: SlicerProfile) => {
    const printer = bed || printerName ? chosenPrinter() : null;
    if (printer) onUse(printer);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  return (
    <div className="ownbed" ref={group} role="group" aria-label={t('products.bedOther')}>
      <ProfileImport onImported={imported} />
      <Checkbox checked={round} onChange={({ target }) => setRound(target.checked)}>
        {t('products.bedRound')}
      </Checkbox>
      {SIDES.filter((side) => !round || side !== 'bedDepth').map((side) => (
        <TextInput
          key={side}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          label={t(round && side === 'bedWidth' ? 'products.bedDiameter' : `products.${side}`)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? error : undefined}
          onKeyDown={onKeyDown}
        />
      ))}
      {wrong && (
        <p className="err" role="alert" id={error}>
          {t('products.bedWrong')}
        </p>
      )}
      <Button type="button" small variant="line" onClick={finish}>
        {t('products.bedUse')}
      </Button>
    </div>
  );
}
