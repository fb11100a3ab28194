import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/field.tsx';
import './printer-field.css';
import { bedKey, choosePrinter, COMMON_BEDS, parseBed, usePrinter } from './printer.ts';

const OTHER = 'other';
const SIDES = ['bedWidth', 'bedDepth', 'bedHeight'] as const;

const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function OwnSize({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const bed = parseBed(SIDES.map((side) => textOf(data, side)).join('x'));
    setWrong(!bed);
    if (!bed) return;
    choosePrinter(bed);
    onDone();
  };
  return (
    <form className="ownbed" onSubmit={submit} noValidate>
      {SIDES.map((side) => (
        <TextInput key={side} name={side} inputMode="numeric" autoComplete="off" label={t(`products.${side}`)} />
      ))}
      {wrong && (
        <p className="err" role="alert">
          {t('products.bedWrong')}
        </p>
      )}
      <Button type="submit" small variant="line">
        {t('products.bedUse')}
      </Button>
    </form>
  );
}

/** The visitor's print bed: a common size or an own one, kept in this browser. */
export function PrinterField() {
  const t = useText();
  const intl = useIntl();
  const { bed, chosen } = usePrinter();
  const [own, setOwn] = useState(false);
  const common = COMMON_BEDS.some((each) => bedKey(each) === bedKey(bed));
  const beds = common ? COMMON_BEDS : [bed, ...COMMON_BEDS];
  const choose = (key: string) => {
    setOwn(key === OTHER);
    const picked = parseBed(key);
    if (picked) choosePrinter(picked);
  };
  return (
    <>
      <Select
        label={t('products.printer')}
        hint={t('products.bedStored')}
        value={own ? OTHER : bedKey(bed)}
        onChange={(event) => choose(event.target.value)}
      >
        {beds.map((each) => (
          <option key={bedKey(each)} value={bedKey(each)}>
            {intl.formatMessage(
              { id: chosen && bedKey(each) === bedKey(bed) ? 'products.bedMine' : 'products.bedOption' },
              { ...each },
            )}
          </option>
        ))}
        <option value={OTHER}>{t('products.bedOther')}</option>
      </Select>
      {own && <OwnSize onDone={() => setOwn(false)} />}
    </>
  );
}
