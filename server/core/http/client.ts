import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Client } from '../context.ts';
import { deviceLabel } from './device.ts';
import { deviceCookie, deviceTokenOf } from './device-cookie.ts';

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
};

/** What limits count by: an IPv4 address, or the /64 that one household or machine has of IPv6. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address).slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
};

/** Where a request came from. Forwarded addresses count only where the configuration trusts the proxy. */
export const clientOf = (request: FastifyRequest): Client => ({
  network: networkOf(request.ip),
  device: deviceLabel(request.headers['user-agent']),
  deviceToken: deviceTokenOf(request),
  rememberDevice: (token, lifeMs) => (request.deviceCookie = deviceCookie(token, lifeMs)),
});
