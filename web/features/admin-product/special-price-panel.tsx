import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { EditableFieldsFragment } from './EditProduct.gen.ts';
import { useFormView } from './form-context.ts';
import { LaterSales } from './later-sales.tsx';
import { centsOf } from './product-input.ts';
import { ValueInput } from './value-fields.tsx';

type Product = EditableFieldsFragment;

const Stored = ({ price, from, to, running }: NonNullable<Product['sale']>) => {
  const t = useText();
  const intl = useIntl();
  const words = { price: formatMoney(intl, price), from: formatDate(intl, from), day: formatDate(intl, to) };
  return <p>{t(running ? 'catalogue.edit.special.running' : 'catalogue.edit.special.planned', words)}</p>;
};

/** What the law lets be announced: a price below the lowest one of the 30 days before. */
const Announced = ({ prior, price: typed }: { prior: NonNullable<Product['priorPrice']>; price: string }) => {
  const t = useText();
  const price = formatMoney(useIntl(), prior);
  const cents = centsOf(typed);
  if (cents !== null && cents >= prior.minor)
    return <Notice kind="warn">{t('catalogue.edit.special.noReduction', { price })}</Notice>;
  return <p className="muted">{t('catalogue.edit.special.against', { price })}</p>;
};

const NAMES = ['salePrice', 'saleFrom', 'saleTo'] as const;

/** Prices from day to day, set ahead. */
export const SpecialPricePanel = ({ product }: { product: Product | null }) => {
  const t = useText();
  const { values, set } = useFormView();
  const said = NAMES.some((name) => values[name] !== '');
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.special')}</h2>
      {product?.sale && <Stored {...product.sale} />}
      <ValueInput name="salePrice" label={t('catalogue.edit.special.price')} inputMode="decimal" />
      <div className="pe-days">
        <ValueInput name="saleFrom" label={t('catalogue.edit.special.from')} type="date" />
        <ValueInput name="saleTo" label={t('catalogue.edit.special.to')} type="date" />
      </div>
      <p className="muted">{t('catalogue.edit.special.hint')}</p>
      {said && product?.priorPrice && <Announced prior={product.priorPrice} price={values.salePrice} />}
      {said && (
        <Button variant="line" small onClick={() => NAMES.forEach((name) => set(name, ''))}>
          {t('catalogue.edit.special.none')}
        </Button>
      )}
      <LaterSales
        mayAdd={said}
        announced={({ price, from, to }) => {
          const stored = product?.laterSales.find((one) => one.from === from && one.to === to);
          return stored?.priorPrice && <Announced prior={stored.priorPrice} price={price} />;
        }}
      />
    </section>
  );
};
