import { Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../core/error-codes.ts';

@ObjectType('ParcelResult', { description: 'What became of one of many.', simpleResolvers: true })
export class ParcelResultView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'Why not; null: done.' })
  errorCode: ErrorCode | null;
}
