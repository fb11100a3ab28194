import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { contoursOf, lengthOf, widerRing, type Ring } from './contours.ts';
import { gapsOf } from './gap-fill.ts';
import { gyroidAt } from './gyroid.ts';
import { Moves, Role, ROLES } from './moves.ts';
import { outlineKernel, type OutlineKernel } from './outline-kernel.ts';
import { hangsOver, type Ground } from './overhang.ts';
import { hatched, lay, lengthAlong, type Laid, type Path } from './paths.ts';
import { Planner } from './planner.ts';
import { areaOfRows, frameOf, rowsOf, subtracted, type Frame, type Rows } from './rows.ts';
import { fillingOf, SLIVER_MM, type Filling } from './shells.ts';
import { brimOf, skirtOf } from './skirt.ts';
import { supportPaths, supportsOf, type LaidSupport } from './supports.ts';
import { spacingOf, type SliceMachine, type SliceSettings } from './slice-settings.ts';
import { wallsOf, type Walls } from './walls.ts';

/** What a layer is made of: mm³ by what it is for, mm of travel, seconds on each machine that was asked for. */
export interface SlicedLayer {
  /** Its top, from the bed. */
  readonly z: number;
  readonly height: number;
  readonly mm3: Readonly<Record<Use, number>>;
  readonly seconds: readonly number[];
  readonly outline: readonly Ring[];
}

/** What was laid down in one layer, from where the nozzle stood before. */
export interface LaidLayer {
  readonly from: readonly [x: number, y: number];
  /** Valid until the next layer; those of `Role.Gap` are as long as it takes, and no place. */
  readonly moves: Moves;
  /** Around what `Role.Gap` fills. */
  readonly gaps: readonly Ring[];
  /** What sparse filling is for: its waves are counted from row to row, and reach out of it here and there. */
  readonly sparse: Ground;
}

/** Is told each layer from the bed up. */
export interface LayerRecorder {
  /** Whether it wants to see what is laid of a layer; `layers` is how many there are. */
  wants(layer: number, layers: number): boolean;
  add(figures: SlicedLayer, laid: LaidLayer | null): void;
}

export type Use = 'walls' | 'solid' | 'sparse' | 'skirt' | 'support';

export interface Sliced {
  readonly layers: readonly SlicedLayer[];
  /** Of all layers. */
  readonly mm3: number;
  readonly seconds: readonly number[];
}

/** Frames of full filling, from layer to layer; those of gyroids run along the axes. */
const DIAGONAL = [45, 135];
const STRAIGHT = [0, 90];
/** Between the lines of a bridge (PrusaSlicer, `BRIDGE_EXTRA_SPACING`). */
const BRIDGE_GAP_MM = 0.05;
const MOST_LAYERS = 5000;
const SMALL_LOOP_MM = 2 * Math.PI * 6.5;

const heightsOf = (height: number, { layerHeight, firstLayerHeight }: SliceSettings): number[] => {
  const count = 1 + Math.max(0, Math.ceil((height - firstLayerHeight - layerHeight / 2 - 1e-4) / layerHeight));
  return Array.from({ length: count }, (_, i) => firstLayerHeight + i * layerHeight);
};

/** Slices one part and plans its printing on several machines. */
class Slicing {
  private readonly frames: Frame[];
  private readonly fillings: Filling[][] = [];
  private readonly walls: Walls[] = [];
  private readonly part: Rows[][] = [];
  private readonly supports: readonly LaidSupport[];
  private readonly zs: number[];
  private readonly moves = new Moves();
  private readonly spacing: { outer: number; inner: number; sparse: number; solid: number };

  constructor(
    private readonly mesh: Mesh,
    private readonly settings: SliceSettings,
    private readonly kernel: OutlineKernel,
    private readonly recorder?: LayerRecorder,
  ) {
    const { widths, layerHeight, pattern, density } = settings;
    this.spacing = {
      outer: spacingOf(widths.outer, layerHeight),
      inner: spacingOf(widths.inner, layerHeight),
      sparse: spacingOf(widths.sparse, layerHeight),
      solid: spacingOf(widths.solid, layerHeight),
    };
    const angles = pattern === 'gyroid' && density > 0 && density < 1 ? [...DIAGONAL, ...STRAIGHT] : DIAGONAL;
    this.frames = angles.map((angle) => frameOf(angle, this.spacing.solid));
    let [low, high] = [Infinity, -Infinity];
    for (let i = 2; i < mesh.points.length; i += 3) {
      low = Math.min(low, mesh.points[i]!);
      high = Math.max(high, mesh.points[i]!);
    }
    this.zs = heightsOf(high - low, settings);
    if (this.zs.length > MOST_LAYERS) throw new AppError(ErrorCode.MESH_TOO_LARGE);
    this.cut(low);
    this.fill();
    this.supports = supportsOf(this.part[0]!, settings, this.frames[0]!);
  }

  private heightOf(i: number): number {
    return i === 0 ? this.settings.firstLayerHeight : this.settings.layerHeight;
  }

  private cut(low: number): void {
    const middles = this.zs.map((z, i) => low + z - this.heightOf(i) / 2);
    let i = 0;
    for (const rings of contoursOf(this.mesh, middles)) {
      this.walls.push(wallsOf(this.kernel, rings, this.settings, this.heightOf(i++)));
    }
  }

  private fill(): void {
    for (const frame of this.frames) {
      const part = this.walls.map(({ outline }) => rowsOf(outline, frame));
      const wider = this.walls.map(({ outline }) =>
        rowsOf(
          outline.map((ring) => widerRing(ring, SLIVER_MM)),
          frame,
        ),
      );
      const inside = this.walls.map((walls) => rowsOf(walls.inside, frame));
      this.part.push(part);
      this.fillings.push(fillingOf({ part, wider, inside }, this.settings, frame));
    }
  }

  sliced(machines: readonly SliceMachine[]): Sliced {
    const planners = machines.map((machine) => new Planner(machine));
    const layers = this.zs.map((z, i) => this.layer(z, i, planners));
    const mm3 = layers.reduce((sum, { mm3: uses }) => sum + Object.values(uses).reduce((a, b) => a + b, 0), 0);
    return { layers, mm3, seconds: machines.map((_, m) => layers.reduce((sum, { seconds }) => sum + seconds[m]!, 0)) };
  }

  private layer(z: number, i: number, planners: readonly Planner[]): SlicedLayer {
    const { moves, spacing } = this;
    const height = this.heightOf(i);
    moves.clear();
    const from = [moves.x, moves.y] as const;
    const mm3 = { walls: 0, solid: 0, sparse: 0, skirt: 0, support: 0 };
    mm3.skirt = this.laySkirt(i, height);
    mm3.support = this.laySupport(i, height);
    mm3.walls = this.layWalls(i, height);
    const frame = this.frames[i % 2]!;
    const { bottom, top, solid, bridge } = this.fillings[i % 2]![i]!;
    const bridging = this.bridging(height);
    const bridgeShare = bridging.area / bridging.spacing;
    const isFirst = i === 0;
    const area = (rows: Rows): number => areaOfRows(rows, frame);
    mm3.solid = (area(top) + area(solid)) * height + area(bottom) * (isFirst ? height : bridgeShare) + area(bridge) * bridgeShare; // oxfmt-ignore
    const inset = spacing.solid * 0.7;
    const laid: Laid[] = [];
    const add = (paths: Path[], role: Role): void => void laid.push(...paths.map((path) => ({ path, role, closed: false }))); // oxfmt-ignore
    add(hatched(top, frame, { inset }), Role.Top);
    add(hatched(solid, frame, { inset }), Role.Solid);
    const every = bridging.spacing / frame.pitch;
    if (isFirst) add(hatched(bottom, frame, { inset }), Role.Solid);
    else add(hatched(bottom, frame, { inset, every }), Role.Bridge);
    add(hatched(bridge, frame, { inset, every }), Role.Bridge);
    for (const path of this.sparse(i, z)) {
      laid.push({ path, role: Role.Sparse, closed: false });
      mm3.sparse += this.sparseLength(path) * spacing.sparse * height;
    }
    lay(moves, laid);
    const areas = this.crossSections(height);
    const figures = { z, height, mm3, seconds: planners.map((each) => each.seconds(moves, areas, isFirst)), outline: this.walls[i]!.outline }; // oxfmt-ignore
    this.recorder?.add(figures, this.recorder.wants(i, this.zs.length) ? this.laid(i, from) : null);
    return figures;
  }

  /** Lays the loops around the part; mm³ of them. */
  private laySkirt(i: number, height: number): number {
    const { inner } = this.spacing;
    if (i > 0 && i >= this.settings.skirtLayers) return 0;
    const brim = i > 0 ? [] : brimOf(this.kernel, this.walls[0]!.outline, this.settings, inner);
    const loops = [...skirtOf(this.walls[0]!.outline, this.settings, inner), ...brim];
    lay(this.moves, loops.map((path) => ({ path, role: Role.Skirt, closed: true }))); // oxfmt-ignore
    return loops.reduce((sum, loop) => sum + lengthOf(loop), 0) * inner * height;
  }

  /** Lays what holds a layer from below; mm³ of it. */
  private laySupport(i: number, height: number): number {
    const { support } = this.settings;
    const laid = this.supports[i];
    if (!support || !laid) return 0;
    const paths = supportPaths(laid, support, { frame: this.frames[0]!, height, isFirst: i === 0 });
    lay(this.moves, paths.map((path) => ({ path, role: Role.Support, closed: false }))); // oxfmt-ignore
    return paths.reduce((sum, path) => sum + lengthAlong(path), 0) * spacingOf(support.width, height) * height;
  }

  private laid(i: number, from: LaidLayer['from']): LaidLayer {
    const gaps = gapsOf(this.kernel, this.walls[i]!, this.settings, this.heightOf(i));
    return { from, moves: this.moves, gaps, sparse: { rows: this.fillings[0]![i]!.sparse, frame: this.frames[0]! } };
  }

  /** Lines in the air: cross-section, mm², and from one to the next (PrusaSlicer, `LayerRegion::bridging_flow`). */
  private bridging(height: number): { area: number; spacing: number } {
    const { nozzle, bridges } = this.settings;
    const { solid } = this.spacing;
    if (!bridges.thick) return { area: solid * height * bridges.flow, spacing: solid };
    const diameter = nozzle * Math.sqrt(bridges.flow);
    return { area: (Math.PI / 4) * diameter ** 2, spacing: diameter + BRIDGE_GAP_MM };
  }

  /** Of the lines of each role, mm². */
  private crossSections(height: number): Float64Array {
    const { spacing } = this;
    const areas = new Float64Array(ROLES).fill(spacing.inner * height);
    areas[Role.Outer] = areas[Role.SmallOuter] = spacing.outer * height;
    areas[Role.Sparse] = spacing.sparse * height;
    areas[Role.Support] = spacingOf(this.settings.support?.width ?? this.settings.widths.inner, height) * height;
    areas[Role.Solid] = areas[Role.Top] = spacing.solid * height;
    areas[Role.Bridge] = areas[Role.Overhang] = this.bridging(height).area;
    return areas;
  }

  /** Lays the walls of a layer; mm³ of them. */
  private layWalls(i: number, height: number): number {
    const { lines, covered, rest } = this.walls[i]!;
    const { nozzle } = this.settings;
    const grounds: Ground[] = i === 0 ? [] : [0, 1].map((f) => ({ rows: this.part[f]![i - 1]!, frame: this.frames[f]! })); // oxfmt-ignore
    const hangs = grounds.some(({ rows, frame }, f) => areaOfRows(subtracted(this.part[f]![i]!, rows), frame) > 0.05);
    const laid = lines.flatMap((rings, n) =>
      rings.map((path): Laid => ({ path, role: roleOf(path, n === 0), closed: true })),
    );
    let over = 0;
    lay(this.moves, laid, ({ path, role }, at) => {
      if (!hangs) return role;
      const before = (at === 0 ? path.length / 2 : at) - 1;
      const [x1, y1, x2, y2] = [path[2 * before]!, path[2 * before + 1]!, path[2 * at]!, path[2 * at + 1]!];
      if (!hangsOver(grounds, [x1, y1, x2, y2], nozzle / 2)) return role;
      over += Math.hypot(x2 - x1, y2 - y1);
      return Role.Overhang;
    });
    if (rest > 0) this.layRest(rest / this.spacing.inner);
    const more = this.bridging(height).area - this.spacing.outer * height;
    return covered * height + over * more;
  }

  /** Lines in places too thin for two: as long as it takes to fill them. */
  private layRest(length: number): void {
    const { moves } = this;
    const [x, y] = [moves.x, moves.y];
    moves.to(x + length / 2, y, Role.Gap);
    moves.to(x, y, Role.Gap);
  }

  /** Of a grid every second joint counts: the lines of both directions share the boundary. */
  private sparseLength(path: Path): number {
    return lengthAlong(path, (k) => (this.settings.pattern === 'grid' && k % 4 === 0 ? 0.5 : 1));
  }

  private sparse(i: number, z: number): Path[] {
    const { pattern, density, joinMm: reach } = this.settings;
    const of = (f: number): Rows => this.fillings[f]![i]!.sparse;
    const pitch = this.spacing.solid;
    const inset = this.spacing.sparse * 0.7;
    if (density <= 0 || density >= 1) return [];
    if (pattern === 'gyroid') {
      const { vertical, distance, draw } = gyroidAt(z, density, this.spacing.sparse);
      const f = vertical ? 3 : 2;
      return hatched(of(f), this.frames[f]!, { every: distance / pitch, reach, draw: draw(pitch) });
    }
    const lines = this.spacing.sparse / density / pitch;
    if (pattern === 'grid') return [0, 1].flatMap((f) => hatched(of(f), this.frames[f]!, { every: 2 * lines, inset, reach })); // oxfmt-ignore
    return hatched(of(i % 2), this.frames[i % 2]!, { every: lines, inset, reach });
  }
}

const roleOf = (ring: Ring, isOuter: boolean): Role => {
  const isSmall = lengthOf(ring) <= SMALL_LOOP_MM;
  if (isOuter) return isSmall ? Role.SmallOuter : Role.Outer;
  return isSmall ? Role.SmallInner : Role.Inner;
};

/** Slices a mesh as it lies. What is not closed is closed straight, layer by layer. Throws MESH_TOO_LARGE above 5,000 layers. */
export const slicePart = async (
  mesh: Mesh,
  settings: SliceSettings,
  machines: readonly SliceMachine[],
  recorder?: LayerRecorder,
): Promise<Sliced> => new Slicing(mesh, settings, await outlineKernel(), recorder).sliced(machines);
