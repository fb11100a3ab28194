import { Fragment } from 'react';
import { useText } from '../../intl/use-text.ts';
import { CodeBlock } from './code-block.tsx';
import { WEBHOOK_CALL, WEBHOOK_CHECK } from './examples.ts';
import { PartText } from './part-text.tsx';
import { CHECK_IN_PYTHON, SAMPLE_TEXT } from './webhook-sample.ts';

const EVENTS = [
  ['order.paid', 'paid'],
  ['order.refunded', 'refunded'],
  ['order.shipped', 'shipped'],
  ['parcel.packed', 'packed'],
  ['parcel.handed_over', 'handedOver'],
  ['parcel.delivered', 'delivered'],
  ['product.changed', 'changed'],
  ['stock.low', 'low'],
] as const;

export const WebhooksPart = () => {
  const t = useText();
  return (
    <>
      <PartText id="developers.webhooks.text" to="/contact" />
      <PartText id="developers.webhooks.own" />
      <dl className="spec dev__scopes">
        {EVENTS.map(([event, name]) => (
          <Fragment key={event}>
            <dt>{event}</dt>
            <dd>{t(`developers.webhooks.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <PartText id="developers.webhooks.data" />
      <CodeBlock title={t('developers.webhooks.call')} code={WEBHOOK_CALL} />
      <PartText id="developers.webhooks.signature" />
      <CodeBlock title="Node.js" code={WEBHOOK_CHECK} />
      <CodeBlock title="Python" code={CHECK_IN_PYTHON} />
      <PartText id="developers.webhooks.sample" />
      <CodeBlock title={t('developers.webhooks.signed')} code={SAMPLE_TEXT} />
      <PartText id="developers.webhooks.retries" />
    </>
  );
};
