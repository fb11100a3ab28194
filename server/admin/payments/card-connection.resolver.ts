import { Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import {
  cardConnection,
  ConnectionMode,
  ConnectionState,
  type CardConnection,
} from '../../payments/stripe/stripe-connection.ts';

registerEnumType(ConnectionState, {
  name: 'CardConnectionState',
  description: 'Whether the shop can take cards.',
  valuesConfig: {
    WORKS: { description: 'The provider takes the key.' },
    OFF: { description: 'No key is set.' },
    REFUSED: { description: 'The provider refuses the key.' },
    SILENT: { description: 'The provider does not answer.' },
    INACTIVE: { description: 'The account may not take payments yet.' },
  },
});

registerEnumType(ConnectionMode, {
  name: 'CardConnectionMode',
  description: 'What money is taken.',
  valuesConfig: {
    SIMULATOR: { description: 'None: the simulator answers.' },
    TEST: { description: 'None: it is a test key.' },
    LIVE: { description: 'Real money.' },
  },
});

@ObjectType('CardKey', { description: 'How the shop stands with who takes its cards.', simpleResolvers: true })
export class CardConnectionView implements CardConnection {
  @Field(() => ConnectionState)
  state: ConnectionState;

  @Field(() => ConnectionMode, { nullable: true, description: 'Null: no key is set.' })
  mode: ConnectionMode | null;

  @Field(() => String, { description: 'Where the provider is to send its events.' })
  webhookUrl: string;

  @Cost({ size: 12 })
  @Field(() => [String], { description: 'The types of events that it is to send.' })
  eventTypes: string[];
}

@Resolver()
export class CardConnectionResolver {
  @Cost({ call: 40 })
  @Query(() => CardConnectionView, { description: 'Asks who takes the cards whether the key works.' })
  cardConnection(@Ctx() ctx: Context): Promise<CardConnection> {
    return cardConnection(ctx.shop);
  }
}
