// Made by `npm run schema` of server/models/tailoring/kernel/drawing.ts.

import type { PlainBed } from '../bed-turn.gen.ts';
import type { Joint } from '../cutting/joints.gen.ts';
import type { Words } from './choice.gen.ts';

/** A step of a drawing: what is done, then to which earlier steps (by their place) or with which figures. */
export type Step = readonly [name: string, ...values: unknown[]];

/** Where a copy of a part stands in the model: degrees about x, y and z, then millimetres. */
export interface Place {
  readonly turn: readonly [number, number, number];
  readonly move: readonly [number, number, number];
}

/** How a part is cut where it goes on no bed of this size, lying as it is printed. */
export interface Cut {
  readonly bed: PlainBed;
  /** Degrees about x, y and z from where it stands to how it lies. */
  readonly turn: readonly [number, number, number];
  readonly joint: Joint;
}

/** A part as it was drawn. */
export interface DrawnPart {
  readonly id: string;
  /** The step that is its body. */
  readonly step: number;
  /** One for each copy. */
  readonly places: readonly Place[];
  /** Where it is called otherwise for this choice. */
  readonly name?: Words;
  /** Absent: it stays whole. */
  readonly cut?: Cut;
}

/** What a program drew for a choice. */
export interface Drawing {
  readonly steps: readonly Step[];
  readonly parts: readonly DrawnPart[];
  /** Changes of the facts of its flight, as the program named them. */
  readonly flight: unknown;
}

/** Why nothing was drawn. */
export type DrawingFault =
  /** The choice makes no sense together; said by the program. */
  | { readonly fault: 'REFUSED'; readonly reason: Words }
  /** The program is wrong, in this line where that is known: for whoever wrote it. */
  | { readonly fault: 'PROGRAM'; readonly message: string; readonly line?: number }
  /** More work, memory or triangles than a model may take. */
  | { readonly fault: 'TOO_LARGE' };

export const isFault = (drawn: Drawing | DrawingFault): drawn is DrawingFault => 'fault' in drawn;
