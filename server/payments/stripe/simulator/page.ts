import { isLocale, type Locale } from '../../../core/locale.ts';
import { escapeHtml } from '../../../core/mail-layout.ts';
import { formatMoney } from '../../../core/text/format.ts';
import { choiceButtons, shell, spec } from '../../simulator/page.ts';
import { SIMULATOR_PATH } from '../stripe-settings.ts';
import { amountOf, currencyOf, type SimulatedSession } from './store.queries.ts';
import { CARD_TEXTS } from './texts.ts';

/** Language of the buyer as the shop told it at the creation. */
export const localeOfSession = ({ request }: SimulatedSession): Locale =>
  isLocale(request['locale']) ? request['locale'] : 'en';

const refusedNote = ({ behaviour, refusal }: SimulatedSession, locale: Locale): string => {
  const text = refusal && CARD_TEXTS[locale].refused[behaviour as 'decline'];
  return text ? `<p role="alert"><span class="tag">${text}</span></p>` : '';
};

/** Where the buyer pays, goes back, or chooses a fault. Plain HTML: it works with the keyboard and without scripts. */
export const payPage = (session: SimulatedSession): string => {
  const locale = localeOfSession(session);
  const texts = CARD_TEXTS[locale];
  const currency = currencyOf(session).toUpperCase();
  const amount = formatMoney(amountOf(session), locale, currency);
  return shell(
    locale,
    texts,
    `<h1>${escapeHtml(texts.question(amount))}</h1><p class="muted">${texts.about}</p>${refusedNote(session, locale)}` +
      spec([
        [texts.order, session.request['line_items[0][price_data][product_data][name]'] ?? ''],
        [texts.amount, amount],
        [texts.id, session.id],
      ]) +
      `<form class="sim__f" method="post" action="${SIMULATOR_PATH}/pay"><input type="hidden" name="session" value="${session.id}">` +
      `<div class="sim__a"><button class="btn" name="choice" value="pay">${texts.approve}</button>` +
      `<button class="btn btn--line" name="choice" value="cancel">${texts.cancel}</button></div>` +
      `<fieldset><legend>${texts.faults}</legend><div class="sim__w">${choiceButtons(texts.choices)}</div></fieldset></form>`,
  );
};

/** A page of one sentence: the payment is over, unknown, or the window may be closed. */
export const notePage = (locale: Locale, note: 'closed' | 'gone'): string =>
  shell(locale, CARD_TEXTS[locale], `<h1>${CARD_TEXTS[locale][note]}</h1>`);
