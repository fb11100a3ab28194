const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*,[^/?#]*)(.*)$/;
const PORT = '5432';

/** `postgres://user:password@one:5432,two:5432/shop` names several servers: the address of each, in their order. */
export const hostsOf = (address: string): readonly string[] => {
  const [, before, hosts, behind] = SEVERAL.exec(address) ?? [];
  return hosts === undefined ? [address] : hosts.split(',').map((host) => `${before}${host.trim()}${behind}`);
};

/** Host and port of one server: an address also holds a password. */
export const placeOf = (address: string): string => {
  const { hostname, port } = new URL(address);
  return `${hostname}:${port || PORT}`;
};
