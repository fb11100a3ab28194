import { describe, expect, it } from 'vitest';
import { BoundedCache } from '../../../server/core/bounded-cache.ts';

describe('a bounded cache', () => {
  it('keeps no more than its size, and lets go of what was used longest ago', () => {
    const cache = new BoundedCache<string>(10);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 3);
    expect(cache.get('a')).toBe('a');
    cache.set('d', 'd', 4);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd']);
    expect(cache.size).toBe(10);
  });

  it('does not keep what alone is larger, nor the value that it had before', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'old', 1);
    cache.set('a', 'new', 11);
    expect([cache.get('a'), cache.size]).toEqual([undefined, 0]);
  });

  it('counts a key once, however often it is set', () => {
    const cache = new BoundedCache<string>(10);
    for (let i = 0; i < 100; i += 1) cache.set('a', `${i}`, 5);
    expect([cache.get('a'), cache.size]).toEqual(['99', 5]);
    expect([cache.delete('a'), cache.delete('a'), cache.size]).toEqual([true, false, 0]);
  });
});
