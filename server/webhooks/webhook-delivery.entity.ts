import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookProblem, WebhookState } from './webhook-events.ts';

/** One event on its way to one endpoint. Written with the change that it tells of, kept for 30 days. */
@Entity('webhook_delivery')
@Index('ix_webhook_delivery_endpoint', ['endpointId', 'id'])
@Index('ix_webhook_delivery_created', ['createdAt'])
@Index('ix_webhook_delivery_failed', ['id'], { where: `state = 'FAILED'` })
@Index('ix_webhook_delivery_replay', ['replayOf'], { where: 'replay_of IS NOT NULL' })
@ObjectType({ description: 'One event on its way to one endpoint.', simpleResolvers: true })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The header `Martyx-Delivery`.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_webhook_delivery' })
  id: string;

  @Field(() => ID, { description: 'Of the address that it goes to.' })
  @Column('uuid', { name: 'endpoint_id' })
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'fk_webhook_delivery_endpoint' })
  endpoint?: Relation<WebhookEndpoint>;

  @Field(() => String, { description: 'Such as order.paid; ping for a try.' })
  @Column('text')
  event: string;

  @Field(() => String, { description: 'The body as it is sent.' })
  @Column('text')
  body: string;

  @Field(() => WebhookState)
  @Column('text')
  state: WebhookState;

  @Field(() => Int, { description: 'Tries that were made.' })
  @Column('int', { default: 0 })
  attempts: number;

  @Field(() => Date)
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Of the last try.' })
  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it is tried again; null: now, or never.' })
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer.' })
  @Column('int', { nullable: true })
  status: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that the last try took.' })
  @Column('int', { nullable: true })
  milliseconds: number | null;

  @Field(() => WebhookProblem, { nullable: true, description: 'What was wrong with the last try.' })
  @Column('text', { nullable: true })
  problem: WebhookProblem | null;

  @Field(() => ID, { nullable: true, description: 'The delivery that this one repeats.' })
  @Column('uuid', { name: 'replay_of', nullable: true })
  replayOf: string | null;
}
