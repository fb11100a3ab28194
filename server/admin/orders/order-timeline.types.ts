import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum TimelineKind {
  EVENT = 'EVENT',
  MAIL = 'MAIL',
  DOWNLOAD = 'DOWNLOAD',
  ACTION = 'ACTION',
}
registerEnumType(TimelineKind, {
  name: 'TimelineKind',
  description: 'Something that happened to the order, a mail, a download, or what an admin did.',
  valuesConfig: {
    ACTION: { description: 'An admin did something.' },
    DOWNLOAD: { description: 'Bought files were loaded.' },
    EVENT: { description: 'Something happened to the order.' },
    MAIL: { description: 'A mail went out.' },
  },
});

@ObjectType({ description: 'One line of what happened.', simpleResolvers: true })
export class TimelineEntry {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  at: Date;

  @Field(() => TimelineKind)
  kind: TimelineKind;

  @Field(() => String, { description: 'In the language of the request.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'Address of the admin who did it.' })
  actor: string | null;
}
