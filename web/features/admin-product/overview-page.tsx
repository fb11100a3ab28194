import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Tag } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Link } from 'react-router-dom';
import {
  useAdminProductQuery,
  useProductModelStateQuery,
  type EditableFieldsFragment,
  type ProductModelStateQuery,
} from './EditProduct.gen.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { useProductTitle } from './model/local-text.ts';
import { PicturesPanel } from './gallery/pictures-panel.tsx';
import { ProductNav } from './product-nav.tsx';
import { missingTexts, valuesOf } from './product-values.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import './admin-product.css';

interface Check {
  readonly id: string;
  readonly done: boolean;
  readonly text: string;
  readonly screen: string;
}

type Product = EditableFieldsFragment;
type Model = ProductModelStateQuery['productPreview'];

/** What a product should have before it is sold. */
const useChecks = (product: Product, model: Model | undefined): Check[] => {
  const t = useText();
  const values = valuesOf(product);
  const texts = (['sk', 'de'] as const).map((language) => {
    const count = missingTexts(values, language).length;
    const name = t(`catalogue.edit.language.${language}`);
    const text =
      count === 0 ? t('catalogue.edit.check.text', { name }) : t('catalogue.edit.check.noText', { name, count });
    return { id: language, done: count === 0, text, screen: 'edit' };
  });
  const pictured = product.pictures.length > 0;
  const described = product.pictures.every(({ alt }) => alt.sk && alt.de);
  const filed = (model?.modelVersions.length ?? 0) > 0;
  return [
    ...texts,
    {
      id: 'pictures',
      done: pictured,
      screen: 'gallery',
      text: t(pictured ? 'catalogue.edit.check.pictures' : 'catalogue.edit.check.noPictures'),
    },
    ...(pictured
      ? [
          {
            id: 'alt',
            done: described,
            screen: 'gallery',
            text: t(described ? 'catalogue.edit.check.alt' : 'catalogue.edit.check.noAlt'),
          },
        ]
      : []),
    {
      id: 'files',
      done: filed,
      screen: 'model',
      text: t(filed ? 'catalogue.edit.check.files' : 'catalogue.edit.check.noFiles'),
    },
  ];
};

const Checks = ({ product, model }: { product: Product; model: Model | undefined }) => {
  const t = useText();
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.checks')}</h2>
      <ul className="pe-checks">
        {useChecks(product, model).map(({ id, done, text, screen }) => (
          <li key={id} data-done={done || undefined}>
            <Icon name={done ? 'check' : 'warn'} />
            {done ? (
              text
            ) : (
              <Link className="link" to={`/admin/products/${product.id}/${screen}`}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Facts = ({ product, model }: { product: Product; model: Model | undefined }) => {
  const t = useText();
  const intl = useIntl();
  const { sku, price, productType, schedule, lastChange } = product;
  const version = model?.modelVersions[0];
  const rows: [label: string, value: string | null][] = [
    [t('catalogue.edit.sku'), sku],
    [t('catalogue.edit.type'), t(`catalogue.edit.type.${productType}`)],
    [t('catalogue.edit.price'), formatMoney(intl, price)],
    [t('catalogue.edit.category'), model?.category.name ?? null],
    [t('catalogue.model.version'), version?.version ?? null],
    [
      t('catalogue.edit.plan'),
      schedule &&
        t(schedule.active ? 'catalogue.edit.plan.onAt' : 'catalogue.edit.plan.offAt', {
          at: formatMoment(intl, schedule.at),
        }),
    ],
    [
      t('catalogue.edit.lastChange'),
      lastChange && t('catalogue.edit.changedBy', { by: lastChange.by, at: formatMoment(intl, lastChange.at) }),
    ],
  ];
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.sale')}</h2>
      <dl className="spec pe-spec">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};

/** A product at a glance: what it lacks, and the way to each of its screens. */
export const OverviewPage = ({ id }: { id: number }) => {
  const t = useText();
  const titleOf = useProductTitle();
  const { data, error, refetch } = useAdminProductQuery({ variables: { id } });
  const model = useProductModelStateQuery({ variables: { id } }).data?.productPreview;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  const product = data.adminProduct;
  return (
    <>
      <AdminTop
        title={titleOf(product)}
        back={{ to: '/admin/products', text: t('catalogue.edit.products') }}
        tag={
          <Tag kind={product.active ? 'ok' : 'warn'}>
            {t(product.active ? 'catalogue.edit.onSale' : 'catalogue.edit.offSale')}
          </Tag>
        }
      >
        <DuplicateButton id={id} />
        <ButtonLink small to={`/admin/products/${id}/edit`}>
          {t('catalogue.edit.screen.edit')}
        </ButtonLink>
      </AdminTop>
      <ProductNav id={id} current="overview" />
      <div className="adm__two">
        <div className="adm__stack">
          <Checks product={product} model={model} />
          <PicturesPanel id={id} pictures={product.pictures} />
        </div>
        <Facts product={product} model={model} />
      </div>
    </>
  );
};
