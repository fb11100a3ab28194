import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { Reader } from 'mmdb-lib';
import type { Locale } from '../core/locale.ts';
import { UNKNOWN_COUNTRY } from './visit.ts';

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface Entry {
  readonly country_code?: string;
}

/** Opened by the first visit: 8 MB outside the heap. */
let opened: Promise<Reader<never>> | null = null;
const open = async (): Promise<Reader<never>> =>
  new Reader<never>(await readFile(createRequire(import.meta.url).resolve(FILE)));

/** Addresses that are in no country; the database has entries for some of them. */
const PRIVATE = new BlockList();
const PRIVATE_NETS = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'];
for (const net of [...PRIVATE_NETS, '192.168.0.0/16', '::/128', 'fc00::/7', 'fe80::/10']) {
  const [address = '', bits] = net.split('/');
  PRIVATE.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Country of a network as `networkOf` writes it; `UNKNOWN_COUNTRY` for private and unlisted ones. */
export const countryOf = async (network: string): Promise<string> => {
  const address = isIPv4(network) ? network : `${network}::`;
  if (!isIPv4(address) && !isIPv6(address)) return UNKNOWN_COUNTRY;
  if (PRIVATE.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return UNKNOWN_COUNTRY;
  const entry = (await (opened ??= open())).get(address) as Entry | null;
  return /^[A-Z]{2}$/.test(entry?.country_code ?? '') ? entry!.country_code! : UNKNOWN_COUNTRY;
};

/** ICU's own code for a region that nobody knows. */
const ICU_UNKNOWN = 'ZZ';

/** Name of a country in a language; of `UNKNOWN_COUNTRY` "Unknown Region" in its words. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code === UNKNOWN_COUNTRY ? ICU_UNKNOWN : code) ?? code;
