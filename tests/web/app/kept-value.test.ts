import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptValue } from '../../../web/lib/sync/kept-value.ts';

const KEY = 'martyx_numbers';
const numbersFrom = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : [];
const open = () => keptValue(KEY, numbersFrom);
const stored = () => localStorage.getItem(KEY);
/** Another tab writes it. */
const writeElsewhere = (text: string) => {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('a kept value is stored as JSON and read again, the same object until it changes', () => {
  const numbers = open();
  numbers.set([1, 2]);
  expect(stored()).toBe('[1,2]');
  const again = open();
  expect(again.get()).toEqual([1, 2]);
  expect(again.get()).toBe(again.get());
  numbers.set([3]);
  expect(again.get()).toEqual([3]);
});

it.each(['{broken', '{"a":1}', 'null', '[{"__proto__":1}]'])('makes of %s what it makes of nothing', (text) => {
  localStorage.setItem(KEY, text);
  expect(open().get()).toEqual([]);
});

it('says who changed it, this tab or another, as long as somebody listens', () => {
  const numbers = open();
  const heard: boolean[] = [];
  const stop = numbers.subscribe((elsewhere) => heard.push(elsewhere));
  numbers.set([1]);
  writeElsewhere('[2]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'martyx_other' }));
  expect([heard, numbers.get()]).toEqual([[false, true], [2]]);
  stop();
  writeElsewhere('[3]');
  expect([heard.length, numbers.get()]).toEqual([2, [3]]);
});

it('is forgotten, also when another tab empties the storage', () => {
  const numbers = open();
  numbers.set([1]);
  numbers.forget();
  expect([numbers.get(), stored()]).toEqual([[], null]);
  numbers.set([2]);
  const heard: boolean[] = [];
  numbers.subscribe((elsewhere) => heard.push(elsewhere));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([numbers.get(), heard]).toEqual([[], [true]]);
});

it('lasts as long as the page where the browser keeps nothing, and until another tab writes', () => {
  const numbers = open();
  numbers.subscribe(() => undefined);
  const { localStorage: storage } = window;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem,
  });
  numbers.set([1]);
  expect([numbers.get(), stored()]).toEqual([[1], null]);
  numbers.forget();
  expect(numbers.get()).toEqual([]);
  numbers.set([2]);
  vi.unstubAllGlobals();
  writeElsewhere('[3]');
  expect(numbers.get()).toEqual([3]);
  numbers.set([4]);
  expect(stored()).toBe('[4]');
});
