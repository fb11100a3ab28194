/** ISO 13616: the number that the rearranged account spells leaves 1 when divided by 97. */
export const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};

/** ISO 9362. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);

/** `SK31 1200 …`, as people read it. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
