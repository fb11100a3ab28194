import { useText } from '../../intl/use-text.ts';
import { TextAt } from './inputs.tsx';

const GROUPS = [
  ['name', 'street', 'postcode', 'city'],
  ['companyId', 'taxId', 'vatId', 'register'],
  ['email', 'phone', 'iban', 'bic'],
] as const;

const WIDE: ReadonlySet<string> = new Set(['name', 'street', 'register']);

export const SellerForm = () => {
  const t = useText();
  return (
    <div className="adm__stack">
      {GROUPS.map((fields) => (
        <div key={fields[0]} className="panel fg">
          {fields.map((field) => (
            <TextAt key={field} path={field} label={t(`settings.seller.${field}`)} wide={WIDE.has(field)} />
          ))}
        </div>
      ))}
    </div>
  );
};
