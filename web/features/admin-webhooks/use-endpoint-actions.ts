import { useApolloClient } from '@apollo/client/react';
import type { WebhookEndpointInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { byText, knownList, type Change } from '../../lib/graphql/known-list.ts';
import { useUndo } from '../../ui/undo.tsx';
import { endpointName } from './webhook-events.ts';
import {
  useCreateWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  usePingWebhookEndpointMutation,
  useRestoreWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookEndpointMutation,
  WebhookEndpointsDocument,
  type WebhookEndpointPartsFragment as Endpoint,
} from './Webhooks.gen.ts';

/** What a change of an endpoint needs: all of it is sent. */
export const inputOf = ({ url, description, events, active }: Endpoint): WebhookEndpointInput => ({
  url,
  description,
  events,
  active,
});

const endpoints = knownList(
  WebhookEndpointsDocument,
  (data, change: Change<Endpoint>) => ({ ...data, webhookEndpoints: change(data.webhookEndpoints) }),
  byText(({ id }) => id),
);

/** What is sent because of a step stands in a list with pages and filters. */
const AFTERWARDS = { refetchQueries: ['WebhookDeliveries'], awaitRefetchQueries: true };

const useCalls = () => {
  const [create] = useCreateWebhookEndpointMutation({
    update: (cache, { data }) => data && endpoints.put(cache, data.createWebhookEndpoint.endpoint),
  });
  const [update] = useUpdateWebhookEndpointMutation(AFTERWARDS);
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookEndpointMutation({
    ...AFTERWARDS,
    update: (cache, { data }) => data && endpoints.drop(cache, data.deleteWebhookEndpoint.id),
  });
  const [restore] = useRestoreWebhookEndpointMutation({
    ...AFTERWARDS,
    update: (cache, { data }) => data && endpoints.put(cache, data.restoreWebhookEndpoint),
  });
  const [ping] = usePingWebhookEndpointMutation(AFTERWARDS);
  return { create, update, rotate, remove, restore, ping };
};

/** The steps that an admin takes with an endpoint. They reject with what the server says. */
export const useEndpointActions = () => {
  const t = useText();
  const offerUndo = useUndo();
  const client = useApolloClient();
  const { create, update, rotate, remove, restore, ping } = useCalls();
  return {
    create: async (input: WebhookEndpointInput) => {
      const { data } = await create({ variables: { input } });
      return data!.createWebhookEndpoint;
    },
    update: async (endpoint: Endpoint, input: WebhookEndpointInput): Promise<true> => {
      const { id, version } = endpoint;
      const { data } = await update({ variables: { input: { id, expectedVersion: version, ...input } } });
      const expectedVersion = data!.updateWebhookEndpoint.version;
      offerUndo(t('developers.admin.saved', { name: endpointName(endpoint) }), () =>
        update({ variables: { input: { id, expectedVersion, ...inputOf(endpoint) } } }),
      );
      return true;
    },
    /** The endpoint as it is stored now; undefined when it is gone. */
    reload: async (id: string): Promise<Endpoint | undefined> => {
      const { webhookEndpoints } = await askServer(client, WebhookEndpointsDocument, {});
      return webhookEndpoints.find((endpoint) => endpoint.id === id);
    },
    rotate: async ({ id }: Endpoint) => {
      const { data } = await rotate({ variables: { id } });
      return data!.rotateWebhookSecret.secret;
    },
    remove: async (endpoint: Endpoint) => {
      const { id } = endpoint;
      await remove({ variables: { id } });
      offerUndo(t('developers.admin.removed', { name: endpointName(endpoint) }), () => restore({ variables: { id } }));
    },
    ping: ({ id }: Endpoint) => ping({ variables: { id } }),
  };
};

export type EndpointActions = ReturnType<typeof useEndpointActions>;
