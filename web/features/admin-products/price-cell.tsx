import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../intl/errors.ts';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import type { AdminProductPartsFragment } from './AdminProducts.gen.ts';
import { centsOf, typedPrice } from './price-text.ts';
import { useProductChanges } from './use-product-changes.ts';

interface Draft {
  text: string;
  /** The version that was seen when the field was entered: a newer one is somebody else's. */
  version: number;
}

const usePrice = (product: AdminProductPartsFragment) => {
  const t = useText();
  const intl = useIntl();
  const explain = useErrorText();
  const { setPrice, reload } = useProductChanges();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = async (error: unknown) => {
    const conflict = shopErrorOf(error).code === 'VERSION_CONFLICT';
    if (conflict) await reload();
    setProblem(conflict ? t('catalogue.list.price.conflict') : explain(error));
  };
  const save = async () => {
    if (!draft) return;
    const cents = centsOf(draft.text);
    if (cents === null) return setProblem(t('catalogue.list.price.invalid'));
    setDraft(null);
    setProblem(null);
    if (cents === product.price.minor) return;
    await setPrice({ ...product, version: draft.version }, cents).catch(fail);
  };
  const giveBack = () => {
    setDraft(null);
    setProblem(null);
  };
  return {
    text: draft ? draft.text : formatMoney(intl, product.price),
    problem,
    enter: () =>
      setDraft((old) => old ?? { text: typedPrice(product.price.minor, intl.locale), version: product.version }),
    type: (text: string) => setDraft((old) => ({ text, version: old?.version ?? product.version })),
    save,
    giveBack,
  };
};

/** What buyers pay from day to day instead. */
const Sale = ({ price, from, to, running }: NonNullable<AdminProductPartsFragment['sale']>) => {
  const t = useText();
  const intl = useIntl();
  const day = formatDate(intl, running ? to : from);
  return (
    <p className="price-cell__sale faint num">
      {t(running ? 'catalogue.list.price.sale' : 'catalogue.list.price.salePlanned', {
        price: formatMoney(intl, price),
        day,
      })}
    </p>
  );
};

/** A price that is changed where it stands: Enter or leaving saves, Escape gives the old one back. */
export const PriceCell = ({ product }: { product: AdminProductPartsFragment }) => {
  const t = useText();
  const problemId = useId();
  const { text, problem, enter, type, save, giveBack } = usePrice(product);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(() => (event.key === 'Escape' ? giveBack() : void save()));
    currentTarget.select();
  };
  return (
    <div className="price-cell">
      <input
        className="in num"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('catalogue.list.price.of', { name: product.name })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        value={text}
        onFocus={({ target }) => {
          flushSync(enter);
          target.select();
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
      />
      {product.sale && <Sale {...product.sale} />}
      {problem && (
        <p className="err" id={problemId} role="alert">
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
};
