import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: "A link to a zip of all of the caller's own data.", simpleResolvers: true })
export class DataExport {
  @Field(() => String, {
    description:
      'Path of the link. It needs no header, dies after 15 minutes, with the session and with a new password.',
  })
  url: string;

  @Field(() => Date, { description: 'When the link dies.' })
  expiresAt: Date;

  @Field(() => String)
  fileName: string;
}
