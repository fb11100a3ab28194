import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { EndpointField } from './merge-endpoint.ts';
import type { EndpointClash } from './use-endpoint-edit.ts';
import { eventText } from './webhook-events.ts';
import type { WebhookEndpointPartsFragment as Endpoint } from './Webhooks.gen.ts';

const useShown = () => {
  const t = useText();
  return (field: EndpointField, { url, description, events, active }: Endpoint): string => {
    const values = {
      url,
      description: description || '–',
      events: events.map(eventText).join(', '),
      active: t(active ? 'developers.admin.on' : 'developers.admin.off'),
    };
    return values[field];
  };
};

/** What somebody else saved in the fields that were changed here too. */
export const EndpointClashNotice = ({ clash: { theirs, fields } }: { clash: EndpointClash }) => {
  const t = useText();
  const shown = useShown();
  return (
    <Notice kind="warn">
      <p>{t('developers.admin.clash')}</p>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt className="label">{t(`developers.admin.${field}`)}</dt>
            <dd className="wh-long">{shown(field, theirs)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
};
