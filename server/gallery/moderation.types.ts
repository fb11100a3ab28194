import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NumberedPage } from '../core/list-page.ts';
import { Cost } from '../core/field-cost.ts';
import { BuildView } from './gallery.types.ts';

export enum BuildQueue {
  WAITING = 'WAITING',
  REPORTED = 'REPORTED',
  PUBLISHED = 'PUBLISHED',
  REJECTED = 'REJECTED',
}

registerEnumType(BuildQueue, {
  name: 'BuildQueue',
  description: 'What moderators look through. REPORTED ones are published, and somebody holds them for unfit.',
  valuesConfig: {
    WAITING: { description: 'Sent in, oldest first.' },
    REPORTED: { description: 'Published with open reports, oldest first.' },
    PUBLISHED: { description: 'Newest first.' },
    REJECTED: { description: 'Refused or taken down, newest first.' },
  },
});

@ObjectType({ description: 'A page of builds for moderators.', simpleResolvers: true })
export class AdminBuildPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [BuildView])
  items: BuildView[];

  @Field(() => Int, { description: 'How many wait, whatever was asked for.' })
  waiting: number;

  @Field(() => Int, { description: 'How many published ones have open reports.' })
  reported: number;
}
