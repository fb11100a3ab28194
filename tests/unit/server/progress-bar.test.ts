import { describe, expect, it } from 'vitest';
import { createProgressBar } from '../../../server/process/progress-bar.ts';

const open = (isTTY: boolean) => {
  let text = '';
  let time = 0;
  const write = (chunk: string): boolean => {
    text += chunk;
    return true;
  };
  const bar = createProgressBar({ isTTY, write }, () => time);
  return { bar, read: () => text, pass: (ms: number) => (time += ms) };
};

describe('the bar of a long command', () => {
  it('draws one line over on a terminal', () => {
    const { bar, read } = open(true);
    bar.show(1, 4, 'first');
    bar.show(4, 4, 'last');
    bar.end();
    expect(read().split('\r\u001b[K').slice(1)).toEqual([
      `${'█'.repeat(7)}${'░'.repeat(23)}  25 %  1 of 4  first`,
      `${'█'.repeat(30)} 100 %  4 of 4  last\n`,
    ]);
  });

  it('prints a line every two seconds elsewhere, and the last one', () => {
    const { bar, read, pass } = open(false);
    for (let done = 0; done <= 4; done += 1) {
      bar.show(done, 4, '');
      pass(900);
    }
    bar.end();
    expect([...read().matchAll(/(\d) of 4/g)].map(([, done]) => done)).toEqual(['0', '3', '4']);
  });

  it('is full where there is nothing to do', () => {
    const { bar, read } = open(true);
    bar.show(0, 0, '');
    expect(read()).toContain('100 %');
  });
});
