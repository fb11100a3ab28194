// Builds the shop, fills it with the samples and measures what a visitor's first page costs. Exit code 1: a budget is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstLoadOf, sumOf } from '../support/first-load.ts';
import { FIRST_LOAD_BUDGET, PICTURE_BUDGET, SCORE_BUDGET, SHIFT_BUDGET } from '../support/web/web-budgets.ts';
import { audit, type Audit } from './web-audit.ts';
import { sharesOf } from './web-shares.ts';
import { BASE, runToEnd, startSampleShop } from './web-shop.ts';

const RUNS = Number(process.env.BENCH_WEB_RUNS ?? 3);
const REPORT = path.resolve(import.meta.dirname, '../../test-results/bench-web.json');

type Page = keyof typeof FIRST_LOAD_BUDGET;

/** The run in the middle by performance; of the others the worst is what counts. */
const middleOf = (runs: readonly Audit[]): Audit => {
  const sorted = [...runs].sort((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  return { ...middle, shift: Math.max(...runs.map(({ shift }) => shift)) };
};

const missedBy = (page: Page, { scores, shift, pictureBytes, early }: Audit): string[] => {
  const script = sumOf(firstLoadOf(page));
  const low = Object.entries(SCORE_BUDGET).filter(([id, least]) => scores[id as keyof typeof scores] < least);
  return [
    ...low.map(([id, least]) => `${id} is below ${least}`),
    ...(script > FIRST_LOAD_BUDGET[page] ? [`${script} bytes of script, at most ${FIRST_LOAD_BUDGET[page]}`] : []),
    ...(shift > SHIFT_BUDGET ? [`the layout shifts by ${shift}`] : []),
    ...((pictureBytes ?? 0) > PICTURE_BUDGET ? [`the largest picture has ${pictureBytes} bytes`] : []),
    ...early.map((url) => `${url} came before it was wanted`),
  ];
};

const rowOf = (page: Page, measured: Audit) => ({
  ...measured.scores,
  'first load kB': (sumOf(firstLoadOf(page)) / 1000).toFixed(1),
  'all script kB': (measured.allScriptBytes / 1000).toFixed(1),
  'LCP ms': measured.lcpMs,
  'TBT ms': measured.tbtMs,
  CLS: measured.shift.toFixed(4),
  'LCP picture kB': measured.pictureBytes === null ? 'text' : (measured.pictureBytes / 1000).toFixed(1),
  'fonts kB': (measured.fontBytes / 1000).toFixed(1),
});

const measurePage = async (address: string): Promise<Audit> => {
  const runs: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(`${BASE}${address}`));
  return middleOf(runs);
};

const main = async () => {
  await runToEnd(process.execPath, ['server/build.js', '--if-changed']);
  const shop = await startSampleShop();
  try {
    const addresses: Record<Page, string> = {
      home: '/',
      products: '/products',
      product: `/products/${shop.productId}`,
    };
    const measured: Partial<Record<Page, Audit>> = {};
    const table: Record<string, object> = {};
    const missed: string[] = [];
    for (const [page, address] of Object.entries(addresses) as [Page, string][]) {
      const result = await measurePage(address);
      measured[page] = result;
      table[page] = rowOf(page, result);
      missed.push(...missedBy(page, result).map((text) => `${page}: ${text}`));
    }
    const shares = await sharesOf('home');
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify({ measured, table, shares, missed }, null, 2));
    console.table(table);
    console.table(shares);
    for (const [page, { faults }] of Object.entries(measured))
      for (const fault of faults) console.log(`${page}: ${fault}`);
    for (const miss of missed) console.error(`missed: ${miss}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await shop.stop();
  }
};

await main();
