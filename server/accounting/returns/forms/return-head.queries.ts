import type { Ctx } from '../../../core/context.ts';
import { validationFailed } from '../../../core/errors.ts';
import type { Faults } from '../../../core/faults.ts';
import { dayOf } from '../../../core/text/format.ts';
import { readSettings } from '../../../settings/settings.queries.ts';
import type { Settings } from '../../../settings/settings-catalogue.ts';
import { taxpayerOn, type TaxpayerSetting, type TaxpayerStatus } from '../../../settings/taxpayer.setting.ts';
import { lastDayOf, type Period } from '../../period.ts';
import type { ReturnForm, ReturnHead, ReturnKind } from './return-form.ts';

/** What the seller was in a period: a payer where it was one on any of its days, else what it was last. */
export const statusIn = (taxpayer: TaxpayerSetting, period: Period): TaxpayerStatus => {
  const { from, to } = period;
  const within = taxpayer.periods.filter((each) => each.from > from && each.from < to).map(({ status }) => status);
  const last = taxpayerOn(taxpayer, lastDayOf(period));
  return [taxpayerOn(taxpayer, from), ...within].includes('PAYER') ? 'PAYER' : last;
};

interface Asked {
  readonly period: Period;
  readonly kind: ReturnKind;
}

const faultsOf = (form: ReturnForm, { period, kind }: Asked, { seller, accounting, taxpayer }: Settings): Faults => {
  const faults: Faults = {};
  const status = statusIn(taxpayer, period);
  if (period.from < form.since) faults.period = 'OLD_FORM';
  if (kind === 'supplementary' && !form.supplementary && !form.differs) faults.kind = 'NOT_SUPPLEMENTARY';
  if (form.quarterOnly && !period.name.includes('Q')) faults.period = 'QUARTER';
  if (status === 'NOT_PAYER' || (form.payersOnly && status !== 'PAYER')) faults.status = 'NOT_PAYER';
  else if (!seller.vatId) faults.vatId = 'REQUIRED';
  if (form.needsTaxOffice && !accounting.taxOffice) faults.taxOffice = 'REQUIRED';
  return faults;
};

/**
 * Who files a form, from the settings. Throws VALIDATION_FAILED: period (OLD_FORM: before this version of the form, QUARTER: it is
 * one of quarters), status (NOT_PAYER: who was no payer in the period does not file it), vatId and taxOffice (REQUIRED: not
 * in the settings), kind (NOT_SUPPLEMENTARY: later returns amend it).
 */
export const readReturnHead = async (ctx: Ctx, form: ReturnForm, asked: Asked): Promise<ReturnHead> => {
  const { period, kind } = asked;
  const settings = await readSettings(ctx);
  const faults = faultsOf(form, asked, settings);
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
  const { seller, accounting, taxpayer } = settings;
  const today = dayOf(ctx.shop.clock.now());
  return {
    seller: { ...seller, vatId: seller.vatId! },
    status: statusIn(taxpayer, period),
    accounting,
    period,
    kind,
    today,
  };
};
