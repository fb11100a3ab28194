const POLYNOMIAL = 0xedb88320;
const BITS = 32;

/** What a linear map makes of each bit of a checksum. */
type LinearMap = readonly number[];

const applied = (map: LinearMap, vector: number): number => {
  let sum = 0;
  for (let bit = 0; bit < BITS; bit += 1) if ((vector >>> bit) & 1) sum ^= map[bit]!;
  return sum >>> 0;
};

const twice = (map: LinearMap): LinearMap => map.map((row) => applied(map, row));

const oneZeroBit: LinearMap = Array.from({ length: BITS }, (_, bit) => (bit === 0 ? POLYNOMIAL : 2 ** (bit - 1)));

/** Appends 1, 2, 4, … zero bytes. */
const zeroBytes: LinearMap[] = [twice(twice(twice(oneZeroBit)))];

const zeroBytesOf = (power: number): LinearMap => {
  for (let i = zeroBytes.length; i <= power; i += 1) zeroBytes.push(twice(zeroBytes[i - 1]!));
  return zeroBytes[power]!;
};

/** The CRC-32 of two pieces one after the other, from the CRC-32 of each and the length of the second. */
export const combinedCrc32 = (first: number, second: number, secondBytes: number): number => {
  let crc = first;
  for (let rest = secondBytes, power = 0; rest > 0; rest = Math.floor(rest / 2), power += 1) {
    if (rest % 2 === 1) crc = applied(zeroBytesOf(power), crc);
  }
  return (crc ^ second) >>> 0;
};
