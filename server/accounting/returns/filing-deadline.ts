import { daysAfter } from '../../core/text/format.ts';
import type { Period } from '../period.ts';

/** By the 25th day after a period its returns are filed (Slovak Act 222/2004, § 78, § 78a and § 80). */
const DAYS_TO_FILE = 25;
/** Days off of Slovakia on which that day may fall, beside the Monday of Easter. */
const DAYS_OFF: ReadonlySet<string> = new Set(['12-25', '12-26']);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The Sunday of Easter, ISO (the Gregorian rule as Butcher wrote it down). */
export const easterOf = (year: number): string => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return daysAfter(`${year}-03-22`, epact + weekday - 7 * late);
};

const isDayOff = (day: string): boolean =>
  isWeekend(day) || DAYS_OFF.has(day.slice(5)) || day === daysAfter(easterOf(Number(day.slice(0, 4))), 1);

/**
 * The last day on which the returns of a period are filed in time, ISO: the next working day where the 25th is none (Act 563/2009,
 * § 27 par. 4).
 */
export const deadlineOf = ({ to }: Pick<Period, 'to'>): string => {
  let day = daysAfter(to, DAYS_TO_FILE - 1);
  while (isDayOff(day)) day = daysAfter(day, 1);
  return day;
};
