import { useFragment } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ProductType } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { FieldErrorLine } from '../../ui/form/error-line.tsx';
import { PickedProductFragmentDoc, usePickProductsQuery, type PickedProductFragment } from './PickProduct.gen.ts';

/** Name, number and kind of a product. */
export const ProductWords = ({ product: { name, sku, productType, active } }: { product: PickedProductFragment }) => {
  const t = useText();
  return (
    <span className="pe-pick__words">
      <span>{name}</span>
      <span className="faint">
        <span className="num">{sku}</span> · {t(`catalogue.edit.type.${productType}`)}
        {!active && ` · ${t('catalogue.edit.offSale')}`}
      </span>
    </span>
  );
};

interface FoundProps {
  type?: ProductType;
  /** Products that are not to be found. */
  except: readonly number[];
  onPick: (id: number) => void;
  onClose: () => void;
}

/** A search with what it finds, eight at most; the focus goes to it when it opens. */
export const ProductSearch = ({ type, except, onPick, onClose }: FoundProps) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const { data, previousData } = usePickProductsQuery({ variables: { search: search || null, type: type ?? null } });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const box = place.current;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    box?.addEventListener('keydown', leave);
    return () => box?.removeEventListener('keydown', leave);
  }, [onClose]);
  const found = (data ?? previousData)?.adminProducts.items.filter(({ id }) => !except.includes(id));
  return (
    <div className="pe-pick__search" ref={place}>
      <ListSearch label={t('catalogue.edit.pick.search')} value={search} onSearch={(text) => setSearch(text.trim())} />
      <ul aria-label={t('catalogue.edit.pick.found')}>
        {found?.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => onPick(product.id)}>
              <ProductWords product={product} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="faint">
        {found?.length === 0 && t('catalogue.edit.pick.nothing')}
      </p>
    </div>
  );
};

interface ProductPickerProps {
  label: string;
  value: number | null;
  /** Only products of this type. */
  type?: ProductType;
  /** The product that is edited: it does not name itself. */
  except: number | null;
  error?: string;
  onChange: (id: number | null) => void;
}

/** The product that is picked, by its name where it is known. */
const Picked = ({ id }: { id: number | null }) => {
  const t = useText();
  const { data, complete } = useFragment({
    fragment: PickedProductFragmentDoc,
    from: { __typename: 'AdminProductRow', id: id ?? 0 },
  });
  if (id === null) return <span className="muted">{t('catalogue.edit.pick.none')}</span>;
  return complete ? <ProductWords product={data} /> : <Tag>#{id}</Tag>;
};

/** A product of the shop, or none. */
export const ProductPicker = ({ label, value, type, except, error, onChange }: ProductPickerProps) => {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const pick = (next: number | null) => {
    onChange(next);
    close();
  };
  return (
    <fieldset className="pe-pick" aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
      <legend className="label" id={`${id}-label`}>
        {label}
      </legend>
      <div className="row between">
        <Picked id={value} />
        <span className="row">
          <Button
            ref={opener}
            variant="line"
            small
            aria-expanded={open}
            aria-describedby={`${id}-label`}
            onClick={() => setOpen(!open)}
          >
            {t(value === null ? 'catalogue.edit.pick.choose' : 'catalogue.edit.pick.change')}
          </Button>
          {value !== null && (
            <Button variant="quiet" small aria-describedby={`${id}-label`} onClick={() => pick(null)}>
              {t('catalogue.edit.pick.remove')}
            </Button>
          )}
        </span>
      </div>
      {open && <ProductSearch type={type} except={except === null ? [] : [except]} onPick={pick} onClose={close} />}
      <FieldErrorLine>{error}</FieldErrorLine>
    </fieldset>
  );
};
