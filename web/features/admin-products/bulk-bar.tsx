import { useId } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/data-table/menu.tsx';
import { AdminIcon } from '../../ui/admin-icon.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAdminShelvesQuery, type AdminProductPartsFragment as Product } from './AdminProducts.gen.ts';
import type { BulkChange } from './use-bulk-change.ts';

const percentOf = (text: string) => Number(text.replace(',', '.').replace('−', '-'));
/** Empty text is 0 and none either. */
const isPercent = (percent: number) => Math.abs(percent) <= 90 && percent !== 0;

const PriceForm = ({ busy, onPercent }: { busy: boolean; onPercent: (percent: number) => void }) => {
  const t = useText();
  const hint = useId();
  const { props, values, set } = useControlledForm({
    initial: { percent: '' },
    send: ({ percent }) => isPercent(percentOf(percent)) && onPercent(percentOf(percent)),
  });
  return (
    <form className="dt-view-new" {...props}>
      <TextInput
        label={t('catalogue.bulk.percent')}
        hint={<span id={hint}>{t('catalogue.bulk.percent.hint')}</span>}
        value={values.percent}
        autoComplete="off"
        onChange={({ target }) => set('percent', target.value)}
      />
      <Button type="submit" small disabled={!isPercent(percentOf(values.percent))} busy={busy}>
        {t('catalogue.bulk.apply')}
      </Button>
    </form>
  );
};

const ShelfForm = ({ busy, onShelf }: { busy: boolean; onShelf: (slug: string) => void }) => {
  const t = useText();
  const { data } = useAdminShelvesQuery();
  const { props, values, set } = useControlledForm({
    initial: { slug: '' },
    send: ({ slug }) => slug && onShelf(slug),
  });
  return (
    <form className="dt-view-new" {...props}>
      <Select
        label={t('catalogue.list.category')}
        value={values.slug}
        onChange={({ target }) => set('slug', target.value)}
      >
        <option value="">{t('catalogue.bulk.choose')}</option>
        {data?.adminCategories.map((shelf) => (
          <option key={shelf.slug} value={shelf.slug}>
            {shelf.name}
          </option>
        ))}
      </Select>
      <Button type="submit" small disabled={!values.slug} busy={busy}>
        {t('catalogue.bulk.apply')}
      </Button>
    </form>
  );
};

interface BulkBarProps {
  products: readonly Product[];
  change: BulkChange;
}

/** What can be done with the ticked products; each step can be taken back. */
export const BulkBar = ({ products, change }: BulkBarProps) => {
  const t = useText();
  const { busy, activate, archive, setShelf, changePrices } = change;
  const archived = products.every((one) => one.archived);
  return (
    <>
      <Button variant="line" small busy={busy} onClick={() => void activate(products, true)}>
        {t('catalogue.bulk.activate')}
      </Button>
      <Button variant="line" small busy={busy} onClick={() => void activate(products, false)}>
        {t('catalogue.bulk.deactivate')}
      </Button>
      <Menu icon={<AdminIcon name="edit" />} label={t('catalogue.bulk.price')} worded>
        <PriceForm busy={busy} onPercent={(percent) => void changePrices(products, percent)} />
      </Menu>
      <Menu icon={<AdminIcon name="edit" />} label={t('catalogue.bulk.category')} worded>
        <ShelfForm busy={busy} onShelf={(slug) => void setShelf(products, slug)} />
      </Menu>
      <Button
        variant={archived ? 'line' : 'danger'}
        small
        busy={busy}
        onClick={() => void archive(products, !archived)}
      >
        {t(archived ? 'catalogue.bulk.restore' : 'catalogue.bulk.archive')}
      </Button>
    </>
  );
};

/** What a change of many did not do, row by row. */
export const BulkProblems = ({ change }: { change: BulkChange }) => {
  const t = useText();
  const { problem, refused, dismiss } = change;
  if (!problem && refused.length === 0) return null;
  return (
    <Notice
      kind="error"
      action={
        <Button variant="line" small onClick={dismiss}>
          {t('catalogue.list.close')}
        </Button>
      }
    >
      {problem && <p>{problem}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('catalogue.bulk.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ name, reasons }) => (
              <li key={name}>{`${name}: ${reasons}`}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
};
