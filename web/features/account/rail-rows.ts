import type { IconName } from '../../ui/icon.tsx';

/** The screens of an account, in the order of the rail. */
export const RAIL_ROWS = [
  { page: 'orders', to: '/account', icon: 'box' },
  { page: 'downloads', to: '/account/downloads', icon: 'down' },
  { page: 'queue', to: '/account/print-queue', icon: 'print' },
  { page: 'profile', to: '/account/profile', icon: 'user' },
  { page: 'addresses', to: '/account/addresses', icon: 'truck' },
  { page: 'security', to: '/account/security', icon: 'lock' },
  { page: 'keys', to: '/account/api-keys', icon: 'keys' },
  { page: 'privacy', to: '/account/privacy', icon: 'file' },
] as const satisfies readonly { page: string; to: string; icon: IconName }[];

export type AccountPageName = (typeof RAIL_ROWS)[number]['page'];
