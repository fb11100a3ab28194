import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { hostsOf } from '../database/hosts.ts';
import { isMailAddress } from '../mail.ts';

/** A message for the operator, naming the variable and what is wrong with it; never its value, which may be a secret. */
export class ConfigError extends Error {}

export const text = z.string().min(1);

/** A folder that is there, or may be made. Gives its absolute path. */
export const folder = text
  .transform((value) => path.resolve(value))
  .refine((value) => statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? true, 'is not a folder');

/** Digits and nothing else: no sign, no exponent, no spaces. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `needs a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `needs a whole number from ${least} to ${most}`);

/** A share of something, from 0 to 1. */
export const fraction = z
  .string()
  .regex(/^(0|1|[01]?\.\d{1,10})$/, 'needs a number from 0 to 1')
  .transform(Number)
  .refine((n) => n <= 1, 'needs a number from 0 to 1');

const parsed = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** An absolute address of one of these schemes, such as `postgres`. */
export const addressOf = (...schemes: string[]) =>
  text.refine(
    (value) => schemes.includes(parsed(value)?.protocol.slice(0, -1) ?? ''),
    `needs an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

export const HTTP = ['http', 'https'] as const;
export const POSTGRES = ['postgres', 'postgresql'] as const;

/** The base of a service's addresses: what is asked for is written behind it. */
export const serviceAddress = addressOf(...HTTP).refine(
  (value) => !/[?#]/.test(value),
  'needs an address without a query and a fragment',
);

/** Scheme, host and port; a single slash at the end is no path. Gives the origin as browsers write it. */
export const origin = addressOf(...HTTP)
  .refine((value) => {
    const { pathname, username, password } = parsed(value) ?? {};
    return pathname === '/' && !/[?#]/.test(value) && !username && !password;
  }, 'needs scheme, host and port only, such as https://shop.example: no path, query, fragment or user')
  .transform((value) => parsed(value)?.origin ?? value);

/** Comma-separated addresses of one of these schemes. Gives them as a list. */
export const addressesOf = (...schemes: string[]) =>
  text
    .transform((value) => value.split(',').map((each) => each.trim()))
    .refine(
      (all) => all.every((each) => addressOf(...schemes).safeParse(each).success),
      `needs addresses that begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}, separated by commas`,
    );

/** An address of PostgreSQL, which may name several servers: `postgres://user:password@one:5432,two:5432/shop`. */
export const databaseAddress = text.refine(
  (value) => hostsOf(value).every((each) => addressOf(...POSTGRES).safeParse(each).success),
  'needs an address that begins with postgres:// or postgresql://, with one server or several, separated by commas',
);

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (value: string): boolean => {
  const [address = '', bits, ...more] = value.split('/');
  if (bits === undefined) return NAMED_NETWORKS.has(address) || isIP(address) !== 0;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
};

/** IP addresses, networks such as 10.0.0.0/8, and the names that Fastify knows. Gives them as a list. */
export const networks = text
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine(
    (all) => all.every(isNetwork),
    'needs IP addresses or networks of proxies (10.0.0.1, 10.0.0.0/8, loopback, linklocal, uniquelocal), separated by commas',
  );

const HOST_NAME = /^(?!-)[A-Za-z\d-]{1,63}(?<!-)(\.(?!-)[A-Za-z\d-]{1,63}(?<!-))*\.?$/;

export const hostName = text.refine(
  (value) => isIP(value) !== 0 || (HOST_NAME.test(value) && !/^[\d.]+$/.test(value)),
  'needs an IP address or a host name',
);

/** `"Name, with anything" <address>` or `Name <address>`: what nodemailer reads as one sender. */
const NAMED_MAILBOX = /^(?:"[^"\\\p{Cc}]{1,128}" ?|[^<>()[\]\\,;:"@\p{Cc}]{1,128})<([^<>]+)>$/u;

export const mailbox = text.refine(
  (value) => isMailAddress(NAMED_MAILBOX.exec(value)?.[1] ?? value),
  'needs one address: shop@martyx.example, or Name <shop@martyx.example> (a name with a comma in quotes)',
);

/** What may stand behind `Bearer ` in a header. */
export const headerToken = z.string().regex(/^[\x21-\x7e]+$/, 'needs letters, digits and signs without spaces');
