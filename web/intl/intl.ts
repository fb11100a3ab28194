import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from './locale.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** Dates are the workshop's, on the server and in every browser alike. */
const TIME_ZONE = 'Europe/Bratislava';

const cache = createIntlCache();

/** An IntlShape over `messages`; keys added to that object later are found too. */
export const intlOf = (locale: Locale, messages: Messages): IntlShape =>
  createIntl({ locale, messages: messages as Record<MessageId, MessageFormatElement[]>, timeZone: TIME_ZONE }, cache);
