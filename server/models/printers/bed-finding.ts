import { fitOnBed } from '../../catalog/bed-fit.ts';
import type { PartBox } from '../../catalog/bed-turn.ts';
import { FitVerdict, type BedInput } from '../../catalog/bed-fit.types.ts';
import type { Finding, MeshReport } from '../mesh/report.ts';
import { PRINTERS } from './printers.ts';

/** As most printers have, or more. */
const USUAL: BedInput = { widthMm: 220, depthMm: 220, heightMm: 250 };

const goesOn = (box: PartBox, bed: BedInput): boolean =>
  [FitVerdict.FITS, FitVerdict.TURNED].includes(fitOnBed(box, bed).verdict);

/**
 * The finding on a part that is larger than common beds: a warning where no printer on the shop's list holds it. None for a
 * part that a usual bed holds, or whose unit is in doubt.
 */
export const bedFindings = ({ size, circle, unit }: MeshReport): Finding[] => {
  const box: PartBox = [...size, circle?.diameterMm];
  if (unit || goesOn(box, USUAL)) return [];
  const count = PRINTERS.filter(({ bed }) => !goesOn(box, bed)).length;
  return [{ code: 'LARGER_THAN_BEDS', severity: count < PRINTERS.length ? 'advice' : 'warning', count, places: [] }];
};

const ORDER = ['error', 'warning', 'advice'];

/** The report with what beds say of it, worst first. */
export const withBedFindings = (report: MeshReport): MeshReport => ({
  ...report,
  findings: [...report.findings, ...bedFindings(report)].sort(
    (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity),
  ),
});
