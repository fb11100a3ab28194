import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage, NumberedPage } from '../core/list-page.ts';
import { MostItems } from '../core/most-items.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookEvent, WebhookProblem, WebhookState } from './webhook-events.ts';

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What other systems may hear of.',
  valuesConfig: {
    ORDER_PAID: { description: 'order.paid' },
    ORDER_REFUNDED: { description: 'order.refunded: the whole sum or a part went back.' },
    ORDER_SHIPPED: { description: 'order.shipped' },
    PARCEL_PACKED: { description: 'parcel.packed: one to the buyer is in the house, or is so again.' },
    PARCEL_HANDED_OVER: { description: 'parcel.handed_over: the carrier has one to the buyer.' },
    PARCEL_DELIVERED: { description: 'parcel.delivered: the buyer has one.' },
    PRODUCT_CHANGED: { description: 'product.changed: also a new one.' },
    STOCK_LOW: { description: 'stock.low: fewer can be sold than before, and few are left.' },
  },
});
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'How far a delivery is.',
  valuesConfig: {
    DELIVERED: { description: 'It arrived.' },
    FAILED: { description: 'Given up.' },
    PENDING: { description: 'It will be tried, or tried again.' },
  },
});
registerEnumType(WebhookProblem, {
  name: 'WebhookProblem',
  description: 'Why a try came to nothing.',
  valuesConfig: {
    ADDRESS_REFUSED: { description: 'The name leads to a private address.' },
    ENDPOINT_OFF: { description: 'The address was switched off meanwhile.' },
    HTTP_STATUS: { description: 'The answer was no 2xx.' },
    REDIRECT: { description: 'It led elsewhere, which is not followed.' },
    SECRET_LOST: { description: 'The secret cannot be read any more.' },
    TIMEOUT: { description: 'No answer within five seconds.' },
    TLS: { description: 'The certificate is not valid.' },
    TOO_LARGE: { description: 'The body is over 64 kB.' },
    UNREACHABLE: { description: 'Nobody answers there.' },
  },
});

@InputType({ description: 'An address that is to hear of events.' })
export class WebhookEndpointInput {
  @Field(() => String, { description: 'https, a public host, at most 500 characters.' })
  @Checked(upTo(2000))
  url: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters; absent: none.' })
  @Checked(upTo(1000))
  description?: string | null;

  @Field(() => [WebhookEvent], { description: 'One or more.' })
  @MostItems(20)
  events: WebhookEvent[];

  @Field(() => Boolean, { nullable: true, description: 'Absent: switched on.' })
  active?: boolean | null;
}

@ObjectType({ description: 'An endpoint with its secret, told this once.', simpleResolvers: true })
export class WebhookEndpointSecret {
  @Field(() => WebhookEndpoint, { description: 'Whose secret it is.' })
  endpoint: WebhookEndpoint;

  @Field(() => String, { description: 'Signs what is sent; see the header Martyx-Signature.' })
  secret: string;
}

@ObjectType({ description: 'A page of deliveries, newest first.', simpleResolvers: true })
export class WebhookDeliveryPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [WebhookDelivery])
  items: WebhookDelivery[];
}

@ArgsType()
export class WebhookDeliveriesArgs extends ListPage {
  @Field(() => ID, { nullable: true, description: 'Of this endpoint only.' })
  endpointId?: string;

  @Field(() => WebhookState, { nullable: true })
  state?: WebhookState;
}
