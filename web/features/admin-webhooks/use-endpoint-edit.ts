import { useState } from 'react';
import type { WebhookEndpointInput } from '../../codegen/schema.gen.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { mergeEndpoint, type EndpointField } from './merge-endpoint.ts';
import { inputOf, type EndpointActions } from './use-endpoint-actions.ts';
import type { WebhookEndpointPartsFragment as Endpoint } from './Webhooks.gen.ts';

/** Fields that somebody else changed as well, and the endpoint as that one saved it. */
export interface EndpointClash {
  theirs: Endpoint;
  fields: EndpointField[];
}

/**
 * One endpoint while it is edited. What somebody else saved meanwhile is kept; where both changed the same field, the
 * clash is shown first, and saving once more lets the own value hold.
 */
export const useEndpointEdit = (endpoint: Endpoint, actions: EndpointActions) => {
  const [base, setBase] = useState<Endpoint | null>(null);
  const [clash, setClash] = useState<EndpointClash | null>(null);
  const close = () => {
    setBase(null);
    setClash(null);
  };
  const save = async (start: Endpoint, input: WebhookEndpointInput) => {
    let latest = clash?.theirs ?? start;
    for (;;) {
      const { merged } = mergeEndpoint(inputOf(start), input, inputOf(latest));
      try {
        return await actions.update(latest, merged);
      } catch (error) {
        const theirs = shopErrorOf(error).code === 'VERSION_CONFLICT' ? await actions.reload(endpoint.id) : null;
        if (!theirs || theirs.version === latest.version) throw error;
        const { clashes } = mergeEndpoint(inputOf(start), input, inputOf(theirs));
        if (clashes.length > 0) return setClash({ theirs, fields: clashes });
        latest = theirs;
      }
    }
  };
  return {
    base,
    clash,
    open: () => setBase(endpoint),
    close,
    /** Resolves when it is saved, or when a clash is to be decided. Rejects with what the server says. */
    save: async (input: WebhookEndpointInput) => {
      if (base && (await save(base, input))) close();
    },
  };
};
