let networks = 0;

/** A network of its own for a call, so that tests do not fill each other's limits. */
export const freshNetwork = (): string => `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}`;
