import { isIP } from 'node:net';
import * as z from 'zod';
import type { Config } from '../core/config/config.ts';
import { byCode } from '../core/checks.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

export const MOST_URL = 500;

/** The host of an address as a socket takes it: IPv6 without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Where a server that is not in production may also send to. */
const isOwnMachine = (host: string): boolean => host === 'localhost' || isLoopback(host);

/** Whether an IP address may be called: a public one, or this machine while developing and testing. */
export const mayCall = ({ mode }: Pick<Config, 'mode'>, address: string): boolean =>
  isPublicAddress(address) || (mode !== 'production' && isLoopback(address));

/**
 * The address if it can be an endpoint, else a code: https alone, no credentials, no fragment, no private host by number.
 * What a name leads to is looked at with every call.
 */
export const endpointUrl = (config: Pick<Config, 'mode'>, text: string): URL | 'REQUIRED' | 'TOO_LONG' | 'INVALID' => {
  const given = text.trim();
  if (!given) return 'REQUIRED';
  if (given.length > MOST_URL) return 'TOO_LONG';
  if (!URL.canParse(given)) return 'INVALID';
  const url = new URL(given);
  const host = hostOf(url);
  const own = config.mode !== 'production' && isOwnMachine(host);
  const secure = url.protocol === 'https:' || (own && url.protocol === 'http:');
  const plain = !url.username && !url.password && !url.hash;
  const reachable = own || (isIP(host) === 0 ? host.includes('.') && !/\.$/.test(host) : isPublicAddress(host));
  return secure && plain && reachable ? url : 'INVALID';
};

/** An address that can be an endpoint, as it is stored. Codes REQUIRED, TOO_LONG, INVALID. */
export const endpointAddress = (config: Pick<Config, 'mode'>) =>
  z
    .string()
    .check(
      byCode((text) => {
        const url = endpointUrl(config, text);
        return url instanceof URL ? null : url;
      }),
    )
    .transform((text) => new URL(text.trim()).href);
