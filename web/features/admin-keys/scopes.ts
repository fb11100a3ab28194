import type { BackOfficeScope, Permission } from '../../codegen/schema.gen.ts';

/** What a key may do, by its name in GraphQL and in documents, and the permission that its admin needs for it. */
export const SCOPES = [
  ['ORDERS_READ', 'orders:read', 'ORDERS'],
  ['FULFILMENT_WRITE', 'fulfilment:write', 'ORDERS'],
  ['DOCUMENTS_READ', 'documents:read', 'ORDERS'],
  ['PRODUCTS_READ', 'products:read', 'CATALOGUE'],
  ['STOCK_READ', 'stock:read', 'CATALOGUE'],
  ['STOCK_WRITE', 'stock:write', 'CATALOGUE'],
  ['WEBHOOKS_WRITE', 'webhooks:write', 'SETTINGS'],
] as const satisfies readonly (readonly [BackOfficeScope, string, Permission])[];

/** As programs write it. */
export const scopeText = (scope: BackOfficeScope): string => SCOPES.find(([name]) => name === scope)![1];
