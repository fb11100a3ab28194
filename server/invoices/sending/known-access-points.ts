import type { AccessPoint } from './access-point.ts';
import { SIMULATED_ACCESS_POINT } from './simulated-access-point.service.ts';

/** Through whom documents go: the first is used. */
const KNOWN: readonly [AccessPoint, ...AccessPoint[]] = [SIMULATED_ACCESS_POINT];

export const accessPoint = (): AccessPoint => KNOWN[0];
