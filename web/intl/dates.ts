import type { IntlShape } from 'react-intl';

/** English dates as Europe writes them: 18 Nov 2026, 09:42. */
const localeOf = (intl: IntlShape): string => (intl.locale === 'en' ? 'en-GB' : intl.locale);

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (intl: IntlShape, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${name} ${intl.locale} ${intl.timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(intl), { ...options, timeZone: intl.timeZone });
  formats.set(key, format);
  return format;
};

type Moment = string | Date;

/** `09:42`, of today. */
export const formatClock = (intl: IntlShape, at: Moment): string => formatOf(intl, 'clock', CLOCK).format(new Date(at));

/** `09:42:04`: for times that are seconds apart. */
export const formatSeconds = (intl: IntlShape, at: Moment): string =>
  formatOf(intl, 'seconds', { ...CLOCK, second: '2-digit' }).format(new Date(at));

/** `18 Nov 2026, 09:42`. */
export const formatMoment = (intl: IntlShape, at: Moment): string =>
  formatOf(intl, 'moment', { day: 'numeric', month: 'short', year: 'numeric', ...CLOCK }).format(new Date(at));

/** `18 Nov, 09:42`: where the year goes without saying. */
export const formatShortMoment = (intl: IntlShape, at: Moment): string =>
  formatOf(intl, 'short', { day: 'numeric', month: 'short', ...CLOCK }).format(new Date(at));

/** `1 November 2026`. */
export const formatDay = (intl: IntlShape, at: Moment): string =>
  formatOf(intl, 'day', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));

/** `18 Nov 2026`. */
export const formatDate = (intl: IntlShape, at: Moment): string =>
  formatOf(intl, 'date', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));

/** `Mon 23`: of the days to come. */
export const formatWeekday = (intl: IntlShape, at: Moment): string =>
  formatOf(intl, 'weekday', { weekday: 'short', day: 'numeric' }).format(new Date(at));
