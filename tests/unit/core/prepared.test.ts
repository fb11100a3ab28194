import { expect, it } from 'vitest';
import { PreparedTexts } from '../../../server/core/database/prepared.ts';

const times = (count: number, texts: PreparedTexts, text: string) =>
  Array.from({ length: count }, () => texts.of(text, [1]).name).at(-1);

it('names a text that comes often, the same from then on', () => {
  const texts = new PreparedTexts();
  expect(times(19, texts, 'SELECT $1')).toBeUndefined();
  expect(times(2, texts, 'SELECT $1')).toBe('often-0');
  expect(times(20, texts, 'SELECT $1::int')).toBe('often-1');
  expect(texts.of('SELECT $1', [2])).toEqual({ text: 'SELECT $1', values: [2], name: 'often-0' });
});

it('leaves those that come now and then, and those beyond a hundred', () => {
  const texts = new PreparedTexts();
  for (let n = 0; n < 600; n += 1) texts.of(`SELECT $1 + ${n}`, [1]);
  expect(times(19, texts, 'SELECT $1 + 0')).toBeUndefined();
  for (let n = 0; n < 120; n += 1) times(20, texts, `SELECT $1 - ${n}`);
  expect(times(30, texts, 'SELECT $1')).toBeUndefined();
});
