/** 128 random bits as 32 letters and digits. Works on a page without TLS too, where `crypto.randomUUID` is missing. */
export const uniqueKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
