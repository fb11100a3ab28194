import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { parseBed, type Bed } from './bed.ts';
import './printer-field.css';

const SIDES = ['bedWidth', 'bedDepth', 'bedHeight'] as const;

/** The numbers of a printer that the shop does not know. No form of its own: it also stands inside the list's filters. */
export function OwnBed({ onUse }: { onUse: (bed: Bed) => void }) {
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
    if (bed) onUse(bed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  return (
    <div className="ownbed" ref={group} role="group" aria-label={t('products.bedOther')}>
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
