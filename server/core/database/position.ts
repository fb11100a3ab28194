const FORM = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i;

/** Behind everything that was ever written: no replica has it. */
export const UNREACHED = 'FFFFFFFF/FFFFFFFF';

/** A place in the write-ahead log, written as PostgreSQL does (`16/B374D848`), to be compared; null for anything else. */
export const positionOf = (text: string): bigint | null => {
  const [, high, low] = FORM.exec(text) ?? [];
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};
