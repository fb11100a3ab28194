import './promotions.css';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ActiveSwitch, StateTag } from './promotion-columns.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { inputOf, NEW_PROMOTION, valuesOf } from './promotion-values.ts';
import { usePromotionWords } from './promotion-words.ts';
import { usePromotionQuery, type PromotionFieldsFragment as Promotion } from './Promotions.gen.ts';
import { useCreatePromotion, useSavePromotion } from './use-promotion-changes.ts';

const useBack = () => ({ to: '/admin/promotions', text: useText()('promotions.title') });

/** A promotion that is not there yet; it is switched on once it is saved. */
export const NewPromotionPage = () => {
  const t = useText();
  const navigate = useNavigate();
  const create = useCreatePromotion();
  return (
    <>
      <AdminTop title={t('promotions.new')} back={useBack()} />
      <PromotionForm
        stored={NEW_PROMOTION}
        submit={t('promotions.create')}
        onSave={async (values) => {
          await create(inputOf(values));
          await navigate('/admin/promotions');
        }}
      />
    </>
  );
};

const Figures = ({ promotion }: { promotion: Promotion }) => {
  const t = useText();
  const intl = useIntl();
  const { used } = usePromotionWords();
  const { sales } = promotion;
  return (
    <dl className="promo-figures">
      <div>
        <dt className="muted">{t('promotions.used')}</dt>
        <dd className="num">{used(promotion)}</dd>
      </div>
      {sales && (
        <>
          <div>
            <dt className="muted">{t('promotions.paidOrders')}</dt>
            <dd className="num">{intl.formatNumber(sales.orders)}</dd>
          </div>
          <div>
            <dt className="muted">{t('promotions.revenue')}</dt>
            <dd className="num">{formatMoney(intl, sales.revenue)}</dd>
          </div>
          <div>
            <dt className="muted">{t('promotions.reduction')}</dt>
            <dd className="num">{formatMoney(intl, sales.reduction)}</dd>
          </div>
        </>
      )}
    </dl>
  );
};

const Edited = ({ promotion }: { promotion: Promotion }) => {
  const t = useText();
  const { nameOf } = usePromotionWords();
  const stored = useMemo(() => valuesOf(promotion), [promotion]);
  const save = useSavePromotion();
  return (
    <>
      <AdminTop title={nameOf(promotion)} back={useBack()} tag={<StateTag state={promotion.state} />}>
        <span className="row">
          <span aria-hidden>{t('promotions.active')}</span>
          <ActiveSwitch promotion={promotion} />
        </span>
      </AdminTop>
      <Figures promotion={promotion} />
      <PromotionForm
        stored={stored}
        submit={t('promotions.save')}
        onSave={async (values, base) => valuesOf(await save(promotion, { base: inputOf(base), mine: inputOf(values) }))}
      />
    </>
  );
};

/** One promotion: how it is used, and everything that can be changed of it. */
export const PromotionPage = () => {
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = usePromotionQuery({ variables: { id } });
  if (data) return <Edited key={id} promotion={data.promotion} />;
  return (
    <>
      <AdminTop title={t('promotions.title')} />
      {error ? (
        <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" />
      )}
    </>
  );
};
