import { createHash } from 'node:crypto';
import { formatMoney } from '../../core/text/format.ts';
import { isLocale, type Locale } from '../../core/locale.ts';
import { escapeHtml } from '../../core/mail-layout.ts';
import { toMinor } from '../../core/money.ts';
import { SIMULATOR_PATH } from '../paypal/paypal-settings.ts';
import { PAGE_CSS } from './page-styles.ts';
import type { SimulatedOrder } from './store.queries.ts';
import { TEXTS, type PageTexts } from './texts.ts';

const STYLE_HASH = `sha256-${createHash('sha256').update(PAGE_CSS).digest('base64')}`;

/** The page runs no script; after the form it may lead only to the shop's own return addresses. */
export const pageCsp = (targets: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `form-action 'self' ${targets.map((url) => new URL(url).origin).join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** A page of a simulator, in the look of the shop. */
export const shell = (locale: Locale, texts: Pick<PageTexts, 'name' | 'noMoney'>, content: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${texts.name} · Martyx</title><style>${PAGE_CSS}</style></head>` +
  '<body><div class="sim"><p class="sim__b" aria-hidden="true"></p><main class="sim__in">' +
  `<div class="row"><p class="sim__t">${texts.name}</p><span class="tag">${texts.noMoney}</span></div>${content}</main>` +
  '<p class="sim__b" aria-hidden="true"></p></div></body></html>';

/** Rows of what is known. */
export const spec = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([term, value]) => `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

/** A button for each way in which a payment can go. */
export const choiceButtons = (choices: Readonly<Record<string, readonly [string, string]>>): string =>
  Object.entries(choices)
    .map(
      ([behaviour, [title, detail]]) =>
        `<button name="choice" value="${behaviour}"><strong>${title}</strong><span class="faint">${detail}</span></button>`,
    )
    .join('');

/** Language of the payer as the shop told it at the creation. */
export const localeOfOrder = ({ request }: SimulatedOrder): Locale => {
  const language = request.payment_source.paypal.experience_context.locale?.slice(0, 2);
  return isLocale(language) ? language : 'en';
};

/** Where the payer says yes, no, or chooses a fault. Plain HTML: it works with the keyboard and without scripts. */
export const approvalPage = (order: SimulatedOrder): string => {
  const locale = localeOfOrder(order);
  const texts = TEXTS[locale];
  const [unit] = order.request.purchase_units;
  const amount = formatMoney(toMinor(unit.amount.value), locale, unit.amount.currency_code);
  return shell(
    locale,
    texts,
    `<h1>${escapeHtml(texts.question(amount))}</h1><p class="muted">${texts.about}</p>` +
      spec([
        [texts.order, unit.description ?? ''],
        [texts.payee, order.merchant_id],
        [texts.amount, `${unit.amount.value} ${unit.amount.currency_code}`],
        [texts.id, order.id],
      ]) +
      `<form class="sim__f" method="post" action="${SIMULATOR_PATH}/approve"><input type="hidden" name="token" value="${order.id}">` +
      `<div class="sim__a"><button class="btn" name="choice" value="pay">${texts.approve}</button>` +
      `<button class="btn btn--line" name="choice" value="cancel">${texts.cancel}</button></div>` +
      `<fieldset><legend>${texts.faults}</legend><div class="sim__w">${choiceButtons(texts.choices)}</div></fieldset></form>`,
  );
};

/** A page of one sentence: the payment is over, unknown, or the window may be closed. */
export const notePage = (locale: Locale, note: 'closed' | 'gone'): string =>
  shell(locale, TEXTS[locale], `<h1>${TEXTS[locale][note]}</h1>`);
