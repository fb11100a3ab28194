import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { AdminIcon } from '../../ui/admin-icon.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ActiveCell } from './active-cell.tsx';
import type { AdminProductPartsFragment as Product } from './AdminProducts.gen.ts';
import { PriceCell } from './price-cell.tsx';

const LOW_STOCK = 3;

const NameCell = ({ product }: { product: Product }) => {
  const t = useText();
  return (
    <span className="product-cell">
      <span className="thumb">
        <Picture image={product.image} sizes="64px" alt="" />
      </span>
      <span>
        <Link className="link" to={`/admin/products/${product.id}/edit`}>
          {product.name}
        </Link>
        <br />
        <span className="pn">{product.sku}</span>
        {product.missingLocales.length > 0 && (
          <span className="tag product-cell__missing">
            {t('catalogue.list.missing', { languages: product.missingLocales.join(', ') })}
          </span>
        )}
      </span>
    </span>
  );
};

const StockCell = ({ product, onOpen }: { product: Product; onOpen: () => void }) => {
  const t = useText();
  const { stock, name } = product;
  if (!stock) return <span className="faint stock-none">{t('catalogue.list.stock.none')}</span>;
  const short = stock.available <= LOW_STOCK;
  return (
    <button
      type="button"
      className="stock-cell num"
      aria-haspopup="dialog"
      aria-label={t('catalogue.list.stock.of', { name, count: stock.onHand })}
      onClick={onOpen}
    >
      {short && <Icon name="warn" />}
      {stock.onHand}
      {stock.reserved > 0 && <small>{t('catalogue.list.stock.reserved', { count: stock.reserved })}</small>}
    </button>
  );
};

const RowLinks = ({ product, onOpen }: { product: Product; onOpen: () => void }) => {
  const t = useText();
  const { name, id } = product;
  return (
    <span className="row-links">
      <button
        type="button"
        className="ib"
        aria-haspopup="dialog"
        aria-label={t('catalogue.list.history.of', { name })}
        onClick={onOpen}
      >
        <AdminIcon name="chart" />
      </button>
      <Link className="ib" to={`/admin/products/${id}/gallery`} aria-label={t('catalogue.list.gallery.of', { name })}>
        <Icon name="photo" />
      </Link>
      <Link className="ib" to={`/admin/products/${id}/edit`} aria-label={t('catalogue.list.edit.of', { name })}>
        <AdminIcon name="edit" />
      </Link>
    </span>
  );
};

/** The columns of the table of products; `onOpen` shows stock and prices of one. */
export const useProductColumns = (onOpen: (id: number) => void): Column<Product>[] => {
  const t = useText();
  return [
    {
      key: 'name',
      header: t('catalogue.list.name'),
      cell: (product) => <NameCell product={product} />,
      sort: { asc: 'NAME_ASC', desc: 'NAME_DESC' },
      fixed: true,
      phone: 'title',
    },
    {
      key: 'type',
      header: t('catalogue.list.type'),
      cell: ({ productType }) => <span className="tag">{t(`catalogue.list.type.${productType}`)}</span>,
    },
    {
      key: 'category',
      header: t('catalogue.list.category'),
      cell: ({ category }) => <span className="muted">{category.name}</span>,
      phone: 'hide',
    },
    {
      key: 'stock',
      header: t('catalogue.list.stock'),
      cell: (product) => <StockCell product={product} onOpen={() => onOpen(product.id)} />,
      end: true,
      sort: { asc: 'STOCK_ASC', desc: 'STOCK_DESC' },
    },
    {
      key: 'price',
      header: t('catalogue.list.price'),
      cell: (product) => <PriceCell product={product} />,
      end: true,
      sort: { asc: 'PRICE_ASC', desc: 'PRICE_DESC' },
    },
    {
      key: 'active',
      header: t('catalogue.list.active'),
      cell: (product) => <ActiveCell product={product} />,
    },
    {
      key: 'links',
      header: t('catalogue.list.links'),
      cell: (product) => <RowLinks product={product} onOpen={() => onOpen(product.id)} />,
      end: true,
      fixed: true,
    },
  ];
};
