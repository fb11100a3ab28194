import { checkMesh } from '../mesh/check-mesh.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import { writeBinaryStl } from '../mesh/write-stl.ts';
import { writeThreeMf } from '../mesh/write-three-mf.ts';
import type { Grounded } from '../flight/simulation/grounded.ts';
import type { GroundedPlane } from '../flight/simulation/grounded-plane.ts';
import { groundedChoice, type FlyingModel } from './grounded-choice.ts';
import type { Choice, Words } from './kernel/choice.ts';
import { endedName } from './ended-name.ts';
import type { DrawingFault } from './kernel/drawing.ts';
import type { Ending } from './kernel/pieces.ts';
import type { TailoredSolid } from './kernel/solids.ts';
import { soldFiles, type SoldFiles } from './sold-files.ts';
import { createTailor, type Tailored } from './kernel/tailor.ts';
import { sharesOf, volumesOf } from './kernel/volumes.ts';

/** A part that a program may draw: what it is called in its 3MF, and how it is laid on the bed. */
export interface TailoredPartOrder {
  readonly id: string;
  readonly name: Words;
  readonly turn: readonly [number, number, number];
}

export interface TailorOrder {
  readonly program: string;
  readonly choice: Choice;
  /** All parts of the model. */
  readonly parts: readonly TailoredPartOrder[];
  /** What is sold is written to names that begin so: nothing must be there yet. Null: it is only examined. */
  readonly base: string | null;
  /** Only of what flies: it, and the choice that it is by standard. */
  readonly flying: (FlyingModel & { readonly standard: Choice }) | null;
}

/** Why a choice has no parts. */
export type TailoringFault =
  | DrawingFault
  /** A part came out that no printer should get. */
  | { readonly fault: 'UNSOUND'; readonly partId: string; readonly findings: readonly string[] }
  /** It would be no rocket and no plane that should fly. */
  | { readonly fault: Grounded | GroundedPlane };

export interface TailoredPart extends Ending {
  readonly id: string;
  /** The part of the model that it is, or a piece of. */
  readonly partId: string;
  readonly copies: number;
  /** Where it is called otherwise for this choice. */
  readonly name?: Words;
  readonly report: MeshReport;
  /** Where it was written. */
  readonly sold: SoldFiles | null;
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

/** A piece is called as its part, and which of them it is; absent where the part keeps its name. */
const nameOf = ({ name, piece, dowel }: TailoredSolid, usual: Words): Words | undefined =>
  piece || dowel ? endedName(name ?? usual, { piece, dowel }) : name;

const examined = async (
  solid: TailoredSolid,
  { name: usual }: TailoredPartOrder,
  sold: SoldFiles | null,
): Promise<TailoredPart | TailoringFault> => {
  const { id, partId, points, corners, copies, piece, dowel } = solid;
  const mesh: Mesh = { points, corners, degenerate: 0 };
  const checked = await checkMesh({ format: 'STL_BINARY', mesh }, { nozzle: NOZZLE_MM }, () => undefined);
  const errors = checked.report.findings.filter(({ severity }) => severity === 'error');
  // What is thinner than corners are joined at is nothing once it lies on the bed.
  if (corners.length === 0 || !checked.report.watertight || errors.length > 0)
    return { fault: 'UNSOUND', partId: id, findings: errors.map(({ code }) => code) };
  const name = nameOf(solid, usual);
  if (sold) {
    await writeBinaryStl(sold.stl, checked.mesh);
    await writeThreeMf(sold.threeMf, checked.mesh, (name ?? usual).en);
  }
  return { id, partId, copies, piece, dowel, name, report: checked.report, sold };
};

/** The part of the model that a body is of; null where there is none, and where a piece would be called as another part. */
const orderedFor = ({ id, partId }: TailoredSolid, known: readonly TailoredPartOrder[]): TailoredPartOrder | null =>
  id === partId || known.every((part) => part.id !== id) ? (known.find((part) => part.id === partId) ?? null) : null;

const groundedFor = async (
  { program, flying }: TailorOrder,
  { solids, flight }: Tailored,
): Promise<Grounded | GroundedPlane | null> => {
  if (!flying) return null;
  const usual = await tailor(program, flying.standard, null);
  if ('fault' in usual) return null;
  const shares = sharesOf(volumesOf(solids), volumesOf(usual.solids));
  return groundedChoice(flying, { flight, shares }, { flight: usual.flight, shares: {} });
};

/** Makes the parts of a choice, examines them as any file that is sold, flies what flies, and writes what is ordered. */
export const tailorParts = async (order: TailorOrder): Promise<TailoredParts | TailoringFault> => {
  const { program, choice, parts: known, base } = order;
  const turns = Object.fromEntries(known.map(({ id, turn }) => [id, turn]));
  const tailored = await tailor(program, choice, turns);
  if ('fault' in tailored) return tailored;
  const parts: TailoredPart[] = [];
  for (const [i, solid] of tailored.solids.entries()) {
    const ordered = orderedFor(solid, known);
    if (!ordered) return { fault: 'PROGRAM', message: `${solid.id} is no part of the model` };
    const part = await examined(solid, ordered, base === null ? null : soldFiles(base, i));
    if ('fault' in part) return part;
    parts.push(part);
  }
  const grounded = await groundedFor(order, tailored);
  return grounded ? { fault: grounded } : { parts, flight: tailored.flight };
};
