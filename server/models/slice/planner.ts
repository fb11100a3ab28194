import { Role, ROLES, type Moves } from './moves.ts';
import type { SliceMachine } from './slice-settings.ts';

/** Wide enough that a filament drawn back and pushed on again counts as two short moves of its own. */
const PULLS = 2;
const FILAMENT_JERK = 2.5;

/** Seconds for drawing the filament back and pushing it on again. */
const retractionSeconds = ({ retractLength, retractSpeed, retractAcceleration: a }: SliceMachine): number => {
  const ramp = Math.max(0, retractSpeed - FILAMENT_JERK);
  const ramps = (retractSpeed ** 2 - FILAMENT_JERK ** 2) / a;
  if (retractLength <= 0) return 0;
  if (ramps <= retractLength) return PULLS * ((2 * ramp) / a + (retractLength - ramps) / retractSpeed);
  return (PULLS * 2 * (Math.sqrt(a * retractLength + FILAMENT_JERK ** 2) - FILAMENT_JERK)) / a;
};

/** Most mm/s for each role: the speed that is set, and no more than the hot end melts. */
const feedsOf = ({ speeds, flow }: SliceMachine, areas: Float64Array, isFirst: boolean): Float64Array => {
  const { outer, inner, small, sparse, solid, top, bridge, gap } = speeds;
  const feeds = Float64Array.of(speeds.travel, outer, inner, small, small, bridge, sparse, solid, top, bridge, gap, inner, speeds.support); // oxfmt-ignore
  for (let role = 1; role < ROLES; role++) {
    if (isFirst) feeds[role] = Math.min(feeds[role]!, speeds.first);
    if (flow > 0) feeds[role] = Math.min(feeds[role]!, flow / areas[role]!);
  }
  return feeds;
};

/** mm/s² for each role. */
const accelerationsOf = (machine: SliceMachine, isFirst: boolean): Float64Array => {
  const { acceleration, outerAcceleration, innerAcceleration, firstAcceleration } = machine;
  const most = isFirst ? firstAcceleration : Infinity;
  const accelerations = new Float64Array(ROLES).fill(Math.min(acceleration, most));
  for (const role of [Role.Outer, Role.SmallOuter]) accelerations[role] = Math.min(outerAcceleration, most);
  for (const role of [Role.Inner, Role.SmallInner]) accelerations[role] = Math.min(innerAcceleration, most);
  accelerations[Role.Travel] = machine.travelAcceleration;
  return accelerations;
};

const isFree = (role: number): boolean => role !== Role.Travel && role !== Role.Overhang && role !== Role.Bridge;
const isOutermost = (role: number): boolean => role === Role.Outer || role === Role.SmallOuter;

interface Cooling {
  readonly feeds: Float64Array;
  readonly lengths: Float64Array;
  readonly slowest: number;
}

/** Slows the fastest down first, all to the same speed, until the layer takes as long as it must (PrusaSlicer, `CoolingBuffer`). */
const levelled = ({ feeds, lengths, slowest }: Cooling, chosen: readonly number[], seconds: number): void => {
  let missing = seconds;
  const sorted = [...chosen].sort((a, b) => feeds[b]! - feeds[a]!);
  for (let i = 0; i < sorted.length; i++) {
    const fast = sorted.slice(0, i + 1);
    const now = feeds[sorted[i]!]!;
    const next = Math.max(slowest, i + 1 < sorted.length ? feeds[sorted[i + 1]!]! : slowest);
    const way = fast.reduce((sum, role) => sum + lengths[role]!, 0);
    const gain = way / next - way / now;
    if (now <= slowest) return;
    const level = gain >= missing ? way / (way / now + missing) : next;
    for (const role of fast) feeds[role] = level;
    if (gain >= missing) return;
    missing -= gain;
  }
};

/** Slows a layer down that would be too hot to print on. */
const cooled = (
  feeds: Float64Array,
  lengths: Float64Array,
  fixed: number,
  { layerSeconds, slowest }: SliceMachine,
): void => {
  let [now, most, mostInside] = [fixed, fixed, fixed];
  const free: number[] = [];
  for (let role = 0; role < ROLES; role++) {
    if (lengths[role] === 0) continue;
    const time = lengths[role]! / feeds[role]!;
    now += time;
    if (!isFree(role) || feeds[role]! <= slowest) {
      most += time;
      mostInside += time;
      continue;
    }
    free.push(role);
    most += lengths[role]! / slowest;
    mostInside += isOutermost(role) ? time : lengths[role]! / slowest;
  }
  if (now >= layerSeconds) return;
  const cooling = { feeds, lengths, slowest };
  if (most <= layerSeconds) for (const role of free) feeds[role] = slowest;
  else if (mostInside >= layerSeconds)
    levelled(cooling, free.filter((role) => !isOutermost(role)), layerSeconds - now); // oxfmt-ignore
  else {
    for (const role of free) if (!isOutermost(role)) feeds[role] = slowest;
    levelled(cooling, free.filter(isOutermost), layerSeconds - mostInside);
  }
};

/**
 * How long a printer takes, by the motion planning of Marlin as PrusaSlicer counts it: trapezoids of constant
 * acceleration, corners as fast as the jerk of one axis lets them.
 */
export class Planner {
  private entry = new Float64Array(1024);
  private feed = new Float64Array(1024);
  private readonly pull: number;

  constructor(private readonly machine: SliceMachine) {
    this.pull = retractionSeconds(machine) + machine.liftSeconds;
  }

  /** Seconds of one layer; `areas` are the cross-sections of the lines of each role, mm². */
  seconds(moves: Moves, areas: Float64Array, isFirst: boolean): number {
    const { count, length, role } = moves;
    if (count === 0) return 0;
    const feeds = feedsOf(this.machine, areas, isFirst);
    const lengths = new Float64Array(ROLES);
    let pulls = 0;
    for (let i = 0; i < count; i++) {
      lengths[role[i]!]! += length[i]!;
      if (role[i] === Role.Travel && length[i]! >= this.machine.retractFrom) pulls++;
    }
    const pulling =
      this.machine.retractLength > 0 ? (PULLS * pulls * this.machine.retractLength) / this.machine.retractSpeed : 0;
    cooled(feeds, lengths, pulling, this.machine);
    return this.planned(moves, feeds, accelerationsOf(this.machine, isFirst)) + pulls * this.pull;
  }

  private planned({ count, dx, dy, length, role }: Moves, feeds: Float64Array, accelerations: Float64Array): number {
    if (this.entry.length <= count) {
      this.entry = new Float64Array(2 * count);
      this.feed = new Float64Array(2 * count);
    }
    const { entry, feed } = this;
    const { jerk, retractFrom } = this.machine;
    let stopped = true;
    for (let i = 0; i < count; i++) {
      feed[i] = feeds[role[i]!]!;
      const pulled = role[i] === Role.Travel && length[i]! >= retractFrom;
      const safe = Math.min(feed[i]!, jerk / Math.max(Math.abs(dx[i]!), Math.abs(dy[i]!)));
      entry[i] = stopped || pulled ? safe : this.corner(dx, dy, i, safe);
      stopped = pulled;
    }
    const end = count - 1;
    let exit = Math.min(feed[end]!, jerk / Math.max(Math.abs(dx[end]!), Math.abs(dy[end]!)));
    entry[count] = exit;
    for (let i = end; i >= 0; i--) {
      const a = accelerations[role[i]!]!;
      const most = Math.sqrt(exit * exit + 2 * a * length[i]!);
      if (entry[i]! > most) entry[i] = most;
      exit = entry[i]!;
    }
    let seconds = 0;
    for (let i = 0; i < count; i++) {
      const a = accelerations[role[i]!]!;
      const [from, v, way] = [entry[i]!, feed[i]!, length[i]!];
      const most = Math.sqrt(from * from + 2 * a * way);
      if (entry[i + 1]! > most) entry[i + 1] = most;
      const to = Math.min(entry[i + 1]!, v);
      const ramps = (2 * v * v - from * from - to * to) / (2 * a);
      if (ramps <= way) seconds += (2 * v - from - to) / a + (way - ramps) / v;
      else seconds += (2 * Math.sqrt((2 * a * way + from * from + to * to) / 2) - from - to) / a;
    }
    return seconds;
  }

  /** The speed from one move into the next. */
  private corner(dx: Float64Array, dy: Float64Array, i: number, safe: number): number {
    const { feed } = this;
    const { jerk } = this.machine;
    const [before, now] = [feed[i - 1]!, feed[i]!];
    const slower = Math.min(before, now);
    // Whichever is faster coasts: both are compared at the speed of the slower one.
    const change = Math.max(
      axisJerk(dx[i - 1]! * slower, dx[i]! * slower),
      axisJerk(dy[i - 1]! * slower, dy[i]! * slower),
    );
    const speed = change > jerk ? (slower * jerk) / change : slower;
    const end = Math.min(before, jerk / Math.max(Math.abs(dx[i - 1]!), Math.abs(dy[i - 1]!)));
    return end > speed * 0.99 && safe > speed * 0.99 ? safe : speed;
  }
}

const axisJerk = (exit: number, entry: number): number => {
  if (exit > entry) return entry > 0 || exit < 0 ? exit - entry : Math.max(exit, -entry);
  return entry < 0 || exit > 0 ? entry - exit : Math.max(-exit, entry);
};
