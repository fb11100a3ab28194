import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, read, sourceFiles } from './source.ts';

const lines = (file: string): number => read(file).split('\n').length - 1;
const own = [...sourceFiles('server'), ...sourceFiles('web')];
const sorted = own.map(lines).sort((a, b) => a - b);
const quantile = (q: number): number => sorted[Math.floor((sorted.length - 1) * q)]!;

describe('files', () => {
  it('stay within 300 lines, tests within 400', () => {
    const tests = sourceFiles('tests').filter((file) => lines(file) > 400);
    expect([...own.filter((file) => lines(file) > 300), ...tests].map((file) => `${file}: ${lines(file)}`)).toEqual([]);
  });

  it('have a median of at most 80 lines and nine in ten at most 200', () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(80);
    expect(quantile(0.9)).toBeLessThanOrEqual(200);
  });

  it('lie at most forty in a folder, of every kind; the pictures of the sample alone are more', () => {
    const counts = new Map<string, number>();
    for (const file of [...filesOf('server'), ...filesOf('web')]) {
      const folder = path.posix.dirname(file);
      if (folder !== 'server/sample/pictures') counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
  });

  it('sit in rooms with a noun for a name', () => {
    expect(own.filter((file) => /\/(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([]);
    expect(own.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });
});
