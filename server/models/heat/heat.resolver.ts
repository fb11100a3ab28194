import { Ctx, Field, FieldResolver, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ModelDraftPart } from '../draft/drafts.types.ts';
import { PrivatePicture } from '../picture/pictures.types.ts';
import { PART_PHOTO } from '../picture/pictures.ts';
import { signedUrl } from '../picture/private-pictures.ts';
import { HEAT_COLOURS, HEAT_VIEWS, HeatKind } from './heat-picture.ts';

registerEnumType(HeatKind, {
  name: 'HeatKind',
  description: 'What of the surface of a part needs care in printing, as it lies.',
  valuesConfig: {
    PLAIN: { description: 'Nothing.' },
    FIRST_LAYER: { description: 'It lies on the bed: in the first 0.2 mm.' },
    SLOPING: { description: 'Hangs over 45 to 60° from upright.' },
    STEEP: { description: 'Hangs over 60 to 75° from upright.' },
    FLAT: { description: 'Hangs over more than 75° from upright.' },
    THIN: { description: 'The wall behind it is thinner than a nozzle of 0.4 mm.' },
  },
});

@ObjectType({ description: 'A colour of the pictures of what printing takes.', simpleResolvers: true })
export class HeatShade {
  @Field(() => HeatKind)
  kind: HeatKind;

  @Field(() => String, { description: 'Such as #2f6fd0, before light and shadow.' })
  hex: string;
}

@ObjectType({ description: 'A part in the colours of what printing it takes, as it lies.', simpleResolvers: true })
export class PartHeat {
  @Field(() => PrivatePicture, { description: 'From the front, the right and above; made when it is first asked for.' })
  above: PrivatePicture;

  @Field(() => PrivatePicture, { description: 'Turned over, so that what lies on the bed is on top.' })
  below: PrivatePicture;

  @Cost({ size: 6 })
  @Field(() => [HeatShade], { description: 'What the colours mean.' })
  legend: readonly HeatShade[];
}

const LEGEND: readonly HeatShade[] = Object.values(HeatKind).map((kind) => ({ kind, hex: HEAT_COLOURS[kind] }));

@Resolver(() => ModelDraftPart)
export class DraftPartHeatResolver {
  @FieldResolver(() => PartHeat, { description: 'Overhangs, first layer and thin walls as pictures.' })
  heat(@Ctx() { shop }: Context, @Root() { sha256 }: ModelDraftPart): PartHeat {
    const [above, below] = HEAT_VIEWS.map((view) => ({
      url: signedUrl(shop, '/api/model-heat', `${sha256}-${view}`),
      ...PART_PHOTO,
    }));
    return { above: above!, below: below!, legend: LEGEND };
  }
}
