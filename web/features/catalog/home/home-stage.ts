import type { HomeQuery } from './Home.gen.ts';

export type HomeKit = NonNullable<HomeQuery['featuredKit']>;
type Shot = HomeKit['gallery'][number];

export interface Balloon {
  readonly id: string;
  readonly number: number;
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

export interface Stage {
  readonly kit: HomeKit;
  /** The wide exploded picture, when the kit has one. */
  readonly exploded: Shot | null;
  readonly balloons: readonly Balloon[];
  readonly length: string | null;
}

const isExploded = (shot: Shot) => shot.kind === 'PHOTO' && shot.anchors.length >= 3 && shot.width / shot.height >= 2;

function balloonsOf(kit: HomeKit, shot: Shot): Balloon[] {
  const numbered = shot.anchors.flatMap(({ partId, x, y }) => {
    const part = kit.parts.find(({ id }) => id === partId);
    return part ? [{ id: partId, number: part.number, name: part.name, x, y }] : [];
  });
  return numbered.sort((a, b) => a.x - b.x);
}

/** The kit that the shop puts in front, in its exploded picture where it has one. */
export function stageOf(kit: HomeKit): Stage {
  const exploded = kit.gallery.find(isExploded) ?? null;
  return {
    kit,
    exploded,
    balloons: exploded ? balloonsOf(kit, exploded) : [],
    length: kit.attributes.find(({ key }) => key === 'length')?.value ?? null,
  };
}

/** The picture of everything in the box: the photograph that shows the most parts, the first of equals. */
export const layoutOf = ({ gallery, image }: HomeKit): Shot =>
  gallery
    .filter((shot) => shot.kind === 'PHOTO' && shot.anchors.length >= 3 && !isExploded(shot))
    .reduce<Shot | null>((most, shot) => (most && most.anchors.length >= shot.anchors.length ? most : shot), null) ??
  image;
