import { checkMesh } from '../mesh/check-mesh.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import { writeBinaryStl } from '../mesh/write-stl.ts';
import { writeThreeMf } from '../mesh/write-three-mf.ts';
import type { Grounded } from '../flight/simulation/grounded.ts';
import { groundedChoice, type FlyingModel } from './grounded-choice.ts';
import type { Choice, Words } from './kernel/choice.ts';
import type { DrawingFault } from './kernel/drawing.ts';
import type { TailoredSolid } from './kernel/solids.ts';
import { createTailor, type Tailored } from './kernel/tailor.ts';
import { sharesOf, volumesOf } from './kernel/volumes.ts';

/** A part that a program may draw: what it is called in its 3MF, and how it is laid on the bed. */
export interface TailoredPartOrder {
  readonly id: string;
  readonly name: string;
  readonly turn: readonly [number, number, number];
  /** Where to write what is sold of it: nothing must be there yet. Null: it is only examined. */
  readonly sold: { readonly stl: string; readonly threeMf: string } | null;
}

export interface TailorOrder {
  readonly program: string;
  readonly choice: Choice;
  /** All parts of the model. */
  readonly parts: readonly TailoredPartOrder[];
  /** Only of what flies: it, and the choice that it is by standard. */
  readonly flying: (FlyingModel & { readonly standard: Choice }) | null;
}

/** Why a choice has no parts. */
export type TailoringFault =
  | DrawingFault
  /** A part came out that no printer should get. */
  | { readonly fault: 'UNSOUND'; readonly partId: string; readonly findings: readonly string[] }
  /** It would be no rocket that should fly. */
  | { readonly fault: Grounded };

export interface TailoredPart {
  readonly id: string;
  readonly copies: number;
  /** Where it is called otherwise for this choice. */
  readonly name?: Words;
  readonly report: MeshReport;
}

export interface TailoredParts {
  /** Those that the program drew, their files written where that was ordered. */
  readonly parts: readonly TailoredPart[];
  /** Changes of the facts of its flight, as the program named them: not to be trusted. */
  readonly flight: unknown;
}

const tailor = createTailor({
  interpreter: async () => (await import('./kernel/interpreter.ts')).newInterpreter(),
  modeller: async () => {
    const modeller = await (await import('manifold-3d')).default();
    modeller.setup();
    return modeller;
  },
});

const NOZZLE_MM = 0.4;

const examined = async (
  { id, points, corners, places, name }: TailoredSolid,
  { name: usualName, sold }: TailoredPartOrder,
): Promise<TailoredPart | TailoringFault> => {
  const mesh: Mesh = { points, corners, degenerate: 0 };
  const checked = await checkMesh({ format: 'STL_BINARY', mesh }, { nozzle: NOZZLE_MM }, () => undefined);
  const errors = checked.report.findings.filter(({ severity }) => severity === 'error');
  if (!checked.report.watertight || errors.length > 0)
    return { fault: 'UNSOUND', partId: id, findings: errors.map(({ code }) => code) };
  if (sold) {
    await writeBinaryStl(sold.stl, checked.mesh);
    await writeThreeMf(sold.threeMf, checked.mesh, name?.en ?? usualName);
  }
  return { id, copies: places.length, name, report: checked.report };
};

const groundedFor = async (
  { program, flying }: TailorOrder,
  { solids, flight }: Tailored,
): Promise<Grounded | null> => {
  if (!flying) return null;
  const usual = await tailor(program, flying.standard, null);
  if ('fault' in usual) return null;
  const shares = sharesOf(volumesOf(solids), volumesOf(usual.solids));
  return groundedChoice(flying, { flight, shares }, { flight: usual.flight, shares: {} });
};

/** Makes the parts of a choice, examines them as any file that is sold, flies what flies, and writes what is ordered. */
export const tailorParts = async (order: TailorOrder): Promise<TailoredParts | TailoringFault> => {
  const { program, choice, parts: known } = order;
  const turns = Object.fromEntries(known.map(({ id, turn }) => [id, turn]));
  const tailored = await tailor(program, choice, turns);
  if ('fault' in tailored) return tailored;
  const parts: TailoredPart[] = [];
  for (const solid of tailored.solids) {
    const ordered = known.find(({ id }) => id === solid.id);
    if (!ordered) return { fault: 'PROGRAM', message: `${solid.id} is no part of the model` };
    const part = await examined(solid, ordered);
    if ('fault' in part) return part;
    parts.push(part);
  }
  const grounded = await groundedFor(order, tailored);
  return grounded ? { fault: grounded } : { parts, flight: tailored.flight };
};
