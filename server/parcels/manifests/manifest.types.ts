import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Carrier } from '../../orders/carriers.ts';
import { ManifestState } from '../../orders/parcels/manifest.entity.ts';

registerEnumType(ManifestState, {
  name: 'ManifestState',
  description: 'How far a carrier knows of the parcels of a manifest.',
  valuesConfig: {
    OPEN: { description: 'Labels are made into it.' },
    REFUSED: { description: 'The carrier will not register it; why, says `fault`.' },
    REGISTERED: { description: 'The carrier knows its parcels.' },
    REGISTERING: { description: 'The carrier is being told.' },
  },
});

@ObjectType('Manifest', {
  description: 'Parcels that a carrier is told of together, before they are brought to it.',
  simpleResolvers: true,
})
export class ManifestView {
  @Field(() => ID)
  id: string;

  @Field(() => Carrier, { description: 'Who takes them.' })
  carrier: Carrier;

  @Field(() => ManifestState, { description: 'How far it is.' })
  state: ManifestState;

  @Field(() => String, { nullable: true, description: "Why it is not registered yet, in the carrier's words." })
  fault: string | null;

  @Field(() => Date, { description: 'When its first label was ordered.' })
  openedAt: Date;

  @Field(() => Int, { description: 'Parcels in it.' })
  parcelCount: number;

  @Field(() => Int, { description: 'Of these, those whose labels are not settled: it cannot be registered before.' })
  pendingCount: number;
}
