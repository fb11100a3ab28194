const WIDTH = 30;
const PLAIN_MS = 2000;

export interface ProgressBar {
  show(done: number, total: number, note: string): void;
  end(): void;
}

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const lineOf = (done: number, total: number, note: string): string => {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.floor(share * WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done} of ${total}  ${note}`;
};

/** One line that is drawn over on a terminal; elsewhere a line every two seconds and the last one. */
export const createProgressBar = (output: Output = process.stdout, now: () => number = Date.now): ProgressBar => {
  let last = '';
  let printedAt = -Infinity;
  return {
    show: (done, total, note) => {
      last = lineOf(done, total, note);
      if (output.isTTY) output.write(`\r\u001b[K${last}`);
      else if (now() - printedAt >= PLAIN_MS) {
        output.write(`${last}\n`);
        printedAt = now();
        last = '';
      }
    },
    end: () => {
      if (last) output.write(output.isTTY ? '\n' : `${last}\n`);
      last = '';
    },
  };
};
