import { daysAfter } from '../../core/text/format.ts';
import type { Period } from '../period.ts';

/** By the 25th day after a period its return and control statement are filed (Slovak Act 222/2004, § 78, § 78a and § 80). */
const DAYS_TO_FILE = 25;

/** The last day on which the returns of a period are filed in time, ISO. */
export const deadlineOf = ({ to }: Pick<Period, 'to'>): string => daysAfter(to, DAYS_TO_FILE - 1);
