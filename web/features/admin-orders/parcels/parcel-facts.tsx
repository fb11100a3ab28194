import type { Carrier } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { figure, oneOf, text } from '../../../lib/form/fields.ts';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { CARRIERS } from '../detail/carriers.ts';

const measured = figure((value) =>
  value !== null && !(Number.isInteger(value) && value >= 1) ? { id: 'orders.parcels.invalid' } : undefined,
);

/** What is said of a parcel besides its contents, by the names that the server knows. */
export const PARCEL_FIELDS = {
  carrier: oneOf(CARRIERS),
  number: text(),
  weightGrams: measured,
  lengthMm: measured,
  widthMm: measured,
  heightMm: measured,
};

/** What the server refuses of it. */
export const refusedFact = () => ({ id: 'orders.parcels.invalid' }) as const;

interface ParcelFactsProps {
  carrier: Carrier | null;
  number?: string | null;
  weightGrams: number | null;
  size?: readonly (number | null)[];
  errors: Readonly<Partial<Record<keyof typeof PARCEL_FIELDS, readonly FieldError[]>>>;
}

const MEASURES = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const;

/** Carrier, number, weight and size of a parcel. A weight that is known anew takes the place of the one in its field. */
export const ParcelFacts = ({ carrier, number, weightGrams, size = [], errors }: ParcelFactsProps) => {
  const t = useText();
  const lines = useErrorLines();
  const known = [weightGrams, ...size];
  return (
    <div className="ao-form__fields">
      <Select name="carrier" label={t('orders.ship.carrier')} defaultValue={carrier ?? ''}>
        <option value="">{t('orders.ship.noCarrier')}</option>
        {CARRIERS.map((one) => (
          <option key={one} value={one}>
            {t(`orders.carrier.${one}`)}
          </option>
        ))}
      </Select>
      <TextInput
        name="number"
        label={t('orders.parcels.number')}
        hint={t('orders.parcels.numberHint')}
        defaultValue={number ?? ''}
        maxLength={40}
        autoComplete="off"
        error={lines(errors.number)}
      />
      {MEASURES.map((name, at) => (
        <TextInput
          key={`${name} ${known[at]}`}
          name={name}
          inputMode="numeric"
          label={t(`orders.parcels.${name}`)}
          defaultValue={known[at] ?? ''}
          error={lines(errors[name])}
        />
      ))}
    </div>
  );
};
