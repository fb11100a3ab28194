import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('OrderNote', {
  description: 'What an admin wrote down about an order, for the workshop.',
  simpleResolvers: true,
})
export class OrderNoteView {
  @Field(() => String)
  text: string;

  @Field(() => Int, { description: '0 before the first note; goes into `setOrderNote`.' })
  version: number;
}
