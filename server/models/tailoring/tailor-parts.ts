import { checkMesh } from '../mesh/check-mesh.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import { writeBinaryStl } from '../mesh/write-stl.ts';
import { writeThreeMf } from '../mesh/write-three-mf.ts';
import type { Choice, Words } from './kernel/choice.ts';
import type { DrawingFault } from './kernel/drawing.ts';
import type { TailoredSolid } from './kernel/solids.ts';
import { createTailor } from './kernel/tailor.ts';

/** A part that a program may draw: what it is called in its 3MF, and how it is laid on the bed. */
export interface TailoredPartOrder {
  readonly id: string;
  readonly name: string;
  readonly turn: readonly [number, number, number];
  /** Where to write what is sold of it: nothing must be there yet. */
  readonly stl: string;
  readonly threeMf: string;
}

export interface TailorOrder {
  readonly program: string;
  readonly choice: Choice;
  /** All parts of the model. */
  readonly parts: readonly TailoredPartOrder[];
}

/** Why a choice has no parts. */
export type TailoringFault =
  | DrawingFault
  /** A part came out that no printer should get. */
  | { readonly fault: 'UNSOUND'; readonly partId: string; readonly findings: readonly string[] };

export interface TailoredPart {
  readonly id: string;
  readonly copies: number;
  /** Where it is called otherwise for this choice. */
  readonly name?: Words;
  readonly report: MeshReport;
}

export interface TailoredParts {
  /** Those that the program drew, their files written. */
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
  textOutline: () => null,
});

const NOZZLE_MM = 0.4;

const written = async (
  { id, points, corners, places, name }: TailoredSolid,
  { name: usualName, stl, threeMf }: TailoredPartOrder,
): Promise<TailoredPart | TailoringFault> => {
  const mesh: Mesh = { points, corners, degenerate: 0 };
  const checked = await checkMesh({ format: 'STL_BINARY', mesh }, { nozzle: NOZZLE_MM }, () => undefined);
  const errors = checked.report.findings.filter(({ severity }) => severity === 'error');
  if (!checked.report.watertight || errors.length > 0)
    return { fault: 'UNSOUND', partId: id, findings: errors.map(({ code }) => code) };
  await writeBinaryStl(stl, checked.mesh);
  await writeThreeMf(threeMf, checked.mesh, name?.en ?? usualName);
  return { id, copies: places.length, name, report: checked.report };
};

/** Makes the parts of a choice, examines them as any file that is sold, and writes them. */
export const tailorParts = async ({
  program,
  choice,
  parts: known,
}: TailorOrder): Promise<TailoredParts | TailoringFault> => {
  const turns = Object.fromEntries(known.map(({ id, turn }) => [id, turn]));
  const tailored = await tailor(program, choice, turns);
  if ('fault' in tailored) return tailored;
  const parts: TailoredPart[] = [];
  for (const solid of tailored.solids) {
    const order = known.find(({ id }) => id === solid.id);
    if (!order) return { fault: 'PROGRAM', message: `${solid.id} is no part of the model` };
    const part = await written(solid, order);
    if ('fault' in part) return part;
    parts.push(part);
  }
  return { parts, flight: tailored.flight };
};
