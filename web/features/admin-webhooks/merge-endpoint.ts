import type { WebhookEndpointInput } from '../../codegen/schema.gen.ts';

export const ENDPOINT_FIELDS = ['url', 'description', 'events', 'active'] as const;
export type EndpointField = (typeof ENDPOINT_FIELDS)[number];

const textOf = (input: WebhookEndpointInput, field: EndpointField): string =>
  field === 'events' ? [...input.events].sort().join() : String(input[field]);

/**
 * What is to be saved when somebody else saved `theirs` while `mine` was made out of `base`: every field as the one who
 * changed it wanted it, the own one where both did. `clashes` are the fields that both changed, to different values.
 */
export const mergeEndpoint = (
  base: WebhookEndpointInput,
  mine: WebhookEndpointInput,
  theirs: WebhookEndpointInput,
): { merged: WebhookEndpointInput; clashes: EndpointField[] } => {
  const differ = (one: WebhookEndpointInput, other: WebhookEndpointInput) =>
    ENDPOINT_FIELDS.filter((field) => textOf(one, field) !== textOf(other, field));
  const own = differ(base, mine);
  const others = new Set(differ(base, theirs));
  return {
    merged: { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) },
    clashes: own.filter((field) => others.has(field) && textOf(mine, field) !== textOf(theirs, field)),
  };
};
