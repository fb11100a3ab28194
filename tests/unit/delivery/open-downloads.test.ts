import { describe, expect, it } from 'vitest';
import { OpenDownloads } from '../../../server/delivery/links/open-downloads.ts';

const open = () => new OpenDownloads({ ofEntitlement: 2, ofNetwork: 3, all: 4 });
const limited = expect.objectContaining({ code: 'RATE_LIMITED' }) as Error;

describe('downloads that are on their way', () => {
  it('are so many of one entitlement, and one more when one is over, however often that is said', () => {
    const downloads = open();
    const end = downloads.begin('a', '192.0.2.1');
    downloads.begin('a', '192.0.2.2');
    expect(() => downloads.begin('a', '192.0.2.3')).toThrow(limited);
    end();
    end();
    downloads.begin('a', '192.0.2.3');
    expect(() => downloads.begin('a', '192.0.2.4')).toThrow(limited);
  });

  it('are so many of one network, which leaves the others their own', () => {
    const downloads = open();
    for (const id of ['a', 'b', 'c']) downloads.begin(id, '192.0.2.1');
    expect(() => downloads.begin('d', '192.0.2.1')).toThrow(limited);
    expect(downloads.begin('d', '192.0.2.2')).toBeTypeOf('function');
  });

  it('are so many at all: then the shop is busy, nobody has asked too often', () => {
    const downloads = open();
    for (const id of ['a', 'b', 'c', 'd']) downloads.begin(id, id);
    expect(() => downloads.begin('e', 'e')).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }) as Error);
  });
});
