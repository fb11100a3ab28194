import './webhooks.css';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { EndpointsPanel } from './endpoints-panel.tsx';
import { useWebhookEndpointsQuery } from './Webhooks.gen.ts';

/** Other systems that hear of what happens in the shop, and what was sent to them. */
export const WebhooksPage = () => {
  const t = useText();
  const { data, error } = useWebhookEndpointsQuery();
  return (
    <>
      <AdminTop
        title={t('developers.admin.title')}
        back={{ to: '/admin/settings', text: t('developers.admin.settings') }}
      />
      <p className="muted wh-lead">
        <FormattedMessage id="developers.admin.lead" values={{ link: textLink('/developers#webhooks') }} />
      </p>
      <EndpointsPanel />
      {(data || error) && (
        <section className="wh-log" aria-labelledby="deliveries">
          <h2 className="h3" id="deliveries">
            {t('developers.admin.log')}
          </h2>
          <DeliveriesTable />
        </section>
      )}
    </>
  );
};
