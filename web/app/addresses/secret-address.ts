const SECRET = /[?&](token|key)=/;

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** For a page whose address is a secret: nobody on the way keeps it, and nothing that it leads to learns the address. */
export const secretHeaders = (url: string): Record<string, string> => (SECRET.test(url) ? HEADERS : {});
