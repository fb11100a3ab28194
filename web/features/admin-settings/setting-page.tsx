import './admin-settings.css';
import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAdminSettingsQuery, type SettingFieldsFragment } from './AdminSettings.gen.ts';
import { AccountingForm } from './accounting-form.tsx';
import { CardForm } from './card-form.tsx';
import { CodForm } from './cod-form.tsx';
import { GiftCardsForm } from './gift-cards-form.tsx';
import { CrossBorderSales } from './cross-border-panel.tsx';
import { useCrossBorderSalesQuery } from '../../lib/CrossBorderSales.gen.ts';
import { GuaranteeForm } from './guarantee-form.tsx';
import { FooterForm, NoticeForm, OrderingForm, ReturnsForm } from './storefront-forms.tsx';
import { ParcelsForm } from './parcels-form.tsx';
import { PrintingForm } from './printing-form.tsx';
import { PARTS, type Part } from './parts.ts';
import { SellerForm } from './seller-form.tsx';
import { SettingContext } from './setting-context.ts';
import { ShippingForm } from './shipping-form.tsx';
import { TaxpayerForm } from './taxpayer-form.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useSetting } from './use-setting.ts';
import { VatForm } from './vat-form.tsx';

const FORMS: Record<Part, () => ReactNode> = {
  seller: SellerForm,
  shipping: ShippingForm,
  taxpayer: TaxpayerForm,
  vat: VatForm,
  accounting: AccountingForm,
  transfer: TransferForm,
  card: CardForm,
  cod: CodForm,
  giftCards: GiftCardsForm,
  parcels: ParcelsForm,
  printing: PrintingForm,
  notice: NoticeForm,
  ordering: OrderingForm,
  returns: ReturnsForm,
  guarantee: GuaranteeForm,
  footer: FooterForm,
};

const Top = ({ part, children }: { part: Part; children?: ReactNode }) => {
  const t = useText();
  return (
    <AdminTop title={t(`settings.${part}`)} back={{ to: '/admin/settings', text: t('settings.title') }}>
      {children}
    </AdminTop>
  );
};

const SettingForm = ({ part, stored }: { part: Part; stored: SettingFieldsFragment }) => {
  const t = useText();
  const setting = useSetting(part, stored);
  const { values, errors, set, changed, busy, problem, saved, round } = setting;
  const Fields = FORMS[part];
  const refused = problem ?? (Object.keys(errors).length > 0 && t('error.VALIDATION_FAILED'));
  return (
    <form {...setting.props}>
      <Top part={part}>
        <Button variant="line" small disabled={!changed} onClick={setting.discard}>
          {t('settings.discard')}
        </Button>
        <Button type="submit" small busy={busy} disabled={!changed}>
          {t('settings.save')}
        </Button>
      </Top>
      {refused && <Notice kind="error">{refused}</Notice>}
      <p className="muted set-intro">{t(`settings.${part}.about`)}</p>
      <SettingContext value={{ value: values, errors, change: set }}>
        <Fields key={round} />
      </SettingContext>
      {saved.updatedAt && (
        <p className="set-reset">
          <Button variant="quiet" small busy={busy} onClick={setting.putBack}>
            {t('settings.reset')}
          </Button>
        </p>
      )}
    </form>
  );
};

/** One part of the settings. */
export const SettingPage = ({ part }: { part: Part }) => {
  const t = useText();
  const keys = [PARTS[part]];
  const { data, error, loading, refetch } = useAdminSettingsQuery({ variables: { keys } });
  const sales = useCrossBorderSalesQuery({ skip: part !== 'vat' });
  const shipping = useAdminSettingsQuery({ variables: { keys: [PARTS.shipping] }, skip: part !== 'cod' });
  const awaited = [sales, shipping].some((asked) => asked.loading && !asked.data);
  const [stored] = data?.settings ?? [];
  // The panel of sales, and the countries of cash on delivery, stand in the middle of their forms, which must not move.
  if (stored && stored.key === PARTS[part] && !awaited)
    return (
      <CrossBorderSales value={sales.data?.crossBorderSales}>
        <SettingForm key={part} part={part} stored={stored} />
      </CrossBorderSales>
    );
  return (
    <>
      <Top part={part} />
      {error ? (
        <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Spinner label={t('common.loading')} />
          <Skeleton height="320px" />
        </div>
      )}
    </>
  );
};
