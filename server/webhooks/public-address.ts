import { BlockList, isIP } from 'node:net';

const CLOSED_4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`;
/** Within 2000::/3, outside of which nothing is public. */
const CLOSED_6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const listOf = (ranges: string, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [address, bits] = range.split('/');
    list.addSubnet(address!, Number(bits), family);
  }
  return list;
};

const closed4 = listOf(CLOSED_4, 'ipv4');
const closed6 = listOf(CLOSED_6, 'ipv6');
const global6 = listOf('2000::/3', 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, familyOf(address));

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, shared, multicast, reserved or
 * a way to write an IPv4 address in IPv6.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};
