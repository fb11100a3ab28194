import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Cost } from '../core/field-cost.ts';
import { WebhookEvent } from './webhook-events.ts';

/** An address of another system that hears of events of the shop. */
@Entity('webhook_endpoint')
@ObjectType({ description: 'An address that hears of events of the shop.', simpleResolvers: true })
export class WebhookEndpoint {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_webhook_endpoint' })
  id: string;

  @Field(() => String, { description: 'https, on a public host.' })
  @Column('text')
  url: string;

  @Field(() => String, { description: 'What it is for; may be empty.' })
  @Column('text')
  description: string;

  @Cost({ size: 20 })
  @Field(() => [WebhookEvent], { description: 'What is sent there.' })
  @Column('text', { array: true })
  events: WebhookEvent[];

  @Field(() => Boolean, { description: 'Switched off: nothing is sent, nothing is kept for later.' })
  @Column('boolean')
  active: boolean;

  @Field(() => Int, {
    description: 'For `expectedVersion` of the next change; grows when address, events or state change.',
  })
  @Column('int', { default: 1 })
  version: number;

  /** Sealed: signing needs it in the clear, the database does not. */
  @Column('text')
  secret: string;

  /** Sealed; signs beside the new one until `previousUntil`. */
  @Column('text', { name: 'previous_secret', nullable: true })
  previousSecret: string | null;

  @Column('timestamptz', { name: 'previous_until', nullable: true })
  previousUntil: Date | null;

  @Field(() => Date)
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Since when nothing arrived there; null: the last try arrived.' })
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the shop switched it off after three days of failures.' })
  @Column('timestamptz', { name: 'given_up_at', nullable: true })
  givenUpAt: Date | null;

  /** Deleted, and kept for a day so that this can be undone. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;
}
