import type { ErrorCode } from '../../core/error-codes.ts';
import type { HeatView } from '../heat/heat-picture.ts';
import type { CutMesh, CutPart, Uncuttable } from '../cutting/cut-part.ts';
import type { CutWish } from '../cutting/kernel/cut-solid.ts';
import type { TurnedPart, Unturnable } from '../turning/turn-part.ts';
import type { Photograph } from '../picture/photograph.ts';
import type { MendOptions, Unmendable } from '../mending/mend-mesh.ts';
import type { MendedPart } from '../mending/mend-part.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { LayersOrder } from '../layers/part-layers.ts';
import type { RoomFormat } from '../ar/room-file.ts';
import type { ShadedMesh } from '../preview/shaded-mesh.ts';
import type { CheckOptions } from './check-mesh.ts';
import type { MeshReport } from './report.ts';
import type { TailoredParts, TailoringFault, TailorOrder } from '../tailoring/tailor-parts.ts';
import type { SliceMachine, SliceSettings } from '../slice/slice-settings.ts';

export interface Order {
  readonly bytes: number;
  readonly options: CheckOptions;
  readonly sold?: SoldFiles;
  /** A coarse mesh to look at is wanted instead of a report. */
  readonly preview?: boolean;
  /** Only parted: where to write an archive of the objects of a 3MF. */
  readonly split?: string;
  /** The file is a preview, and only this is wanted of it. */
  readonly room?: RoomFormat;
  /** Only sliced, for several printers. */
  readonly slice?: SliceOrder;
  /** Only sliced, and the layers written down. */
  readonly layers?: LayersOrder;
  /** Only photographed in the colours of what printing it takes. */
  readonly heat?: HeatView;
  /** Only as a shape in these colours, with figures. */
  readonly heatMap?: boolean;
  /** Mended, with what is sold of it. */
  readonly mend?: MendOptions;
  /** Turned to the least support, with what is sold of it. */
  readonly turn?: boolean;
  /** Cut to a bed, with what is sold of the pieces. */
  readonly cut?: CutFileOrder;
  /** Colour (`#rrggbb`) of the pictures that are wanted too. */
  readonly hex?: string | null;
}

/** How a part is cut, and where: its pieces become `base-0.stl`, `base-0.3mf` and so on; nothing must be there yet. */
export interface CutFileOrder extends CutWish {
  readonly base: string;
  /** What the part is called in its files. */
  readonly name: string;
}

export interface SliceOrder {
  readonly settings: SliceSettings;
  readonly machines: readonly SliceMachine[];
}

/** What printing one copy takes: mm³, and seconds on each machine that was asked for. */
export interface SlicedSums {
  readonly mm3: number;
  readonly seconds: readonly number[];
}

/** The same with the file of its layers. */
export interface SlicedLayers extends SlicedSums {
  readonly file: Uint8Array;
}

/** A part of a model where it stands. */
export interface PlacedPart {
  readonly hex: string;
  readonly mesh: ShadedMesh;
}

/** Where to write what is sold of a mesh: nothing must be there yet. */
export interface SoldFiles {
  /** What the object of the 3MF is called. */
  readonly name: string;
  /** Written only when the file is no 3MF itself, or what was examined is a mended one. */
  readonly threeMf: string;
  /** Written only when the file is no STL itself, or what was examined is a mended one. */
  readonly stl: string;
}

/**
 * To the worker: a file to examine, then its pieces as they are asked for, null after the last; the parts of a model to
 * make pictures of; or a choice to make parts for.
 */
export type Request =
  | { readonly order: Order }
  | { readonly chunk: Uint8Array | null }
  | { readonly parts: readonly PlacedPart[] }
  | { readonly tailor: TailorOrder };

/** What was found in a file; no pictures where none were wanted, or none can be made. */
export interface Examined {
  readonly report: MeshReport;
  readonly pictures: Pictures | null;
}

/** What mending made of a file, without its mesh; `before` is the report of what was read. */
export interface MendedFile extends Omit<MendedPart, 'mesh'> {
  readonly before: MeshReport;
  readonly pictures: Pictures | null;
}

/** The same of a part that was turned. */
export interface TurnedFile extends Omit<TurnedPart, 'mesh'> {
  readonly pictures: Pictures | null;
}

/** A piece or dowel in files. */
export interface PieceFile extends Omit<CutMesh, 'mesh'> {
  readonly name: string;
  readonly stl: string;
  readonly threeMf: string;
  readonly pictures: Pictures | null;
}

export interface CutFile extends Omit<CutPart, 'parts'> {
  readonly files: readonly PieceFile[];
}

export interface Previewed {
  readonly preview: ShadedMesh;
  readonly pictures: Pictures | null;
}

/** From the worker: it wants a piece, how far it is, what it found so far, and at last one of the ends. */
export type Answer =
  | { readonly more: true }
  | { readonly progress: number }
  /** Its number in the system, before all else. */
  | { readonly thread: number | null }
  /** The report of a file of which files to sell and pictures are still to come. */
  | { readonly reported: MeshReport }
  | Examined
  | Previewed
  | { readonly pictures: Pictures | null }
  | { readonly sliced: SlicedSums }
  | { readonly layers: SlicedLayers }
  | { readonly heat: Photograph | null }
  | { readonly heatMap: Uint8Array }
  | { readonly tailored: TailoredParts | TailoringFault }
  | { readonly mended: MendedFile | Unmendable }
  | { readonly turned: TurnedFile | Unturnable }
  | { readonly cut: CutFile | Uncuttable }
  /** Whether there were several objects. */
  | { readonly split: boolean }
  /** A preview as a telephone shows it in a room. */
  | { readonly room: Uint8Array }
  | { readonly refused: ErrorCode }
  | { readonly failed: string };
