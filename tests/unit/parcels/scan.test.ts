import { describe, expect, it } from 'vitest';
import {
  boxGrams,
  boxSize,
  counted,
  isComplete,
  isEmpty,
  isOrderNumber,
  scanned,
  type Counts,
} from '../../../web/features/admin-orders/parcels/scan.ts';

const lineOf = (id: string, sku: string, left: number, weightGrams: number | null = 100) => {
  const line = { id, sku, productId: Number(id), productName: sku };
  return { id, left, sent: 0, weightGrams, sizeMm: null as number[] | null, line } as never;
};
const sized = (id: string, ...sizeMm: number[]) => ({ ...(lineOf(id, 'X', 9) as object), sizeMm }) as never;
const lines = [lineOf('1', 'MX-TALON-KIT', 2), lineOf('2', 'MX-MOTOR', 1), lineOf('3', 'MX-MOTOR', 1)];
const none: Counts = new Map();
const scan = (code: string, counts: Counts) => {
  const result = scanned(code, lines, counts);
  return result.kind === 'unknown' ? result.code : `${result.kind} ${result.line.id}`;
};

describe('a scan', () => {
  it('counts a unit of the line of its part number, however it is typed, or of its product', () => {
    expect(scan(' mx-talon-kit ', none)).toBe('counted 1');
    expect(scan('1', none)).toBe('counted 1');
  });

  it('goes on to the next line of the same part number once the first is full, then says that it is enough', () => {
    expect(scan('MX-MOTOR', new Map([['2', 1]]))).toBe('counted 3');
    const full = new Map([['2', 1], ['3', 1]] as const); // oxfmt-ignore
    expect(scan('MX-MOTOR', full)).toBe('enough 2');
  });

  it('of something else is told as it was read', () => expect(scan(' MX-OTHER ', none)).toBe('MX-OTHER'));

  it('tells the number of an order from that of a part', () => {
    expect(isOrderNumber('mx-2026-000123')).toBe(true);
    expect(isOrderNumber('MX-TALON-KIT')).toBe(false);
  });
});

describe('the open box', () => {
  it('holds between nothing and what is left', () => {
    const [line] = lines;
    expect(counted(none, line!, -1).get('1')).toBe(0);
    expect(counted(new Map([['1', 2]]), line!, 1).get('1')).toBe(2);
  });

  it('is complete once nothing is left', () => {
    expect(isEmpty(new Map([['1', 0]]))).toBe(true);
    expect(isComplete(lines, new Map([['1', 2], ['2', 1]] as const))).toBe(false); // oxfmt-ignore
    expect(isComplete(lines, new Map([['1', 2], ['2', 1], ['3', 1]] as const))).toBe(true); // oxfmt-ignore
  });

  it('weighs its pieces and the packaging, as far as products say', () => {
    expect(boxGrams(lines, new Map([['1', 2]]), 50)).toBe(250);
    expect(boxGrams([lineOf('9', 'X', 1, null)], new Map([['9', 1]]), 50)).toBeNull();
    expect(boxGrams([lineOf('9', 'X', 1, null)], none, 50)).toBe(50);
  });

  it('is as large as its pieces upon one another, as far as products say', () => {
    const all = [sized('1', 300, 200, 80), sized('2', 900, 20, 20), lineOf('3', 'X', 1)];
    expect(boxSize(all, new Map([['1', 2]]))).toEqual([300, 200, 160]);
    expect(boxSize(all, new Map([['1', 1], ['2', 1]] as const))).toEqual([900, 200, 100]); // oxfmt-ignore
    expect([boxSize(all, new Map([['1', 1], ['3', 1]] as const)), boxSize(all, none)]).toEqual([null, null]); // oxfmt-ignore
  });
});
