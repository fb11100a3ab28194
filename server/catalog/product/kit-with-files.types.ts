import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';

@ObjectType({ description: 'A kit and its files at one price.', simpleResolvers: true })
export class KitWithFiles {
  @Field(() => Money, { description: 'Of one kit and its files, VAT included.' })
  price: Money;

  @Field(() => Money, { description: 'What both cost more apart; above zero.' })
  saving: Money;
}
