import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ManifestView } from './manifest.types.ts';
import { MOST_WAITING, waitingManifests } from './manifests.queries.ts';
import { registerManifest } from './manifests.service.ts';

@Resolver()
export class ManifestsResolver {
  @Cost({ size: MOST_WAITING })
  @Query(() => [ManifestView], {
    description: 'Manifests with parcels of which the carrier is not told yet, the oldest first, 20 at most.',
  })
  waitingManifests(@Ctx() ctx: Context): Promise<ManifestView[]> {
    return waitingManifests(ctx);
  }

  @Mutation(() => ManifestView, {
    description:
      'Tells the carrier of the parcels in a manifest, a little later. NOT_FOUND, MANIFEST_STATE_CONFLICT (underway, registered or ' +
      'empty), MANIFEST_LABELS_PENDING.',
  })
  registerManifest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('isKnown', () => Boolean, {
      nullable: true,
      description: 'It was registered in the portal of the carrier, which is not asked.',
    })
    isKnown?: boolean | null,
  ): Promise<ManifestView> {
    return registerManifest(ctx, id, isKnown ?? false);
  }
}
