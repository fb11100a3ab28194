/** The address of an order's own page; with the key it opens for whoever holds it. */
export const orderPath = (id: string, accessToken: string | null): string => {
  const search = accessToken ? `?${new URLSearchParams({ key: accessToken }).toString()}` : '';
  return `/order/${encodeURIComponent(id)}${search}`;
};
