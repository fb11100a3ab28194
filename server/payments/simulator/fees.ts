/** 2.49 % and 35 cents of what comes in; nothing comes back with a refund. Minor units. */
export const feeOf = (minor: number): number => (minor > 0 ? Math.round(minor * 0.0249) + 35 : 0);
