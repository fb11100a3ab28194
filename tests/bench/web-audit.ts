import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../support/browser.js';
import { WANTED_CODE } from '../support/first-load.ts';
import { SCORE_BUDGET } from '../support/web/web-budgets.ts';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'];

type Category = keyof typeof SCORE_BUDGET;

interface NetworkRow {
  url: string;
  resourceType: string;
  transferSize: number;
}

export interface Audit {
  readonly scores: Record<Category, number>;
  readonly shift: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** The largest thing painted, as HTML. */
  readonly largest: string;
  /** Bytes of its picture; null where it is text. */
  readonly pictureBytes: number | null;
  readonly fontBytes: number;
  /** Bytes of every script that came, those fetched ahead when the page was idle among them. */
  readonly allScriptBytes: number;
  /** Audits that cost points: category and name. */
  readonly faults: readonly string[];
  /** Scripts with 3D or payment code. */
  readonly early: readonly string[];
}

const rowsOf = (lhr: Result, audit: string) =>
  ((lhr.audits[audit]?.details as { items?: unknown[] } | undefined)?.items ?? []) as Record<string, unknown>[];

const faultsOf = (lhr: Result) =>
  Object.entries(lhr.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} ${lhr.audits[id]?.displayValue ?? JSON.stringify(rowsOf(lhr, id))}`),
  );

/** The element may be a picture itself, or hold one as its background. */
const largestOf = (lhr: Result, network: readonly NetworkRow[]) => {
  const [element] = rowsOf(lhr, 'largest-contentful-paint-element');
  const node = (element?.items as { node?: { snippet?: string } }[] | undefined)?.[0]?.node;
  const snippet = node?.snippet ?? '';
  const painted = network.filter(
    ({ url, resourceType }) => resourceType === 'Image' && snippet.includes(new URL(url).pathname),
  );
  const bytes = painted.map(({ transferSize }) => transferSize);
  return { largest: snippet, pictureBytes: bytes.length > 0 ? Math.max(...bytes) : null };
};

const isEarly = async (url: string) => WANTED_CODE.test(await (await fetch(url)).text());

const earlyOf = async (scripts: readonly NetworkRow[]) => {
  const found = await Promise.all(scripts.map(async ({ url }) => ((await isEarly(url)) ? url : null)));
  return found.filter((url) => url !== null);
};

const sum = (rows: readonly NetworkRow[]) => rows.reduce((bytes, { transferSize }) => bytes + transferSize, 0);

/** One visit of Lighthouse's telephone, with nothing in the browser's cache. */
const visit = async (url: string): Promise<Audit> => {
  const chrome = await launch({ chromePath: findBrowser() ?? undefined, chromeFlags: FLAGS });
  try {
    const categories = Object.keys(SCORE_BUDGET);
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse gave no answer');
    const { lhr } = run;
    const network = rowsOf(lhr, 'network-requests') as unknown as NetworkRow[];
    const scripts = network.filter(({ url }) => URL.canParse(url) && new URL(url).pathname.endsWith('.js'));
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
    return {
      scores: Object.fromEntries(scores) as Audit['scores'],
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN,
      lcpMs: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? NaN),
      tbtMs: Math.round(lhr.audits['total-blocking-time']?.numericValue ?? NaN),
      ...largestOf(lhr, network),
      fontBytes: sum(network.filter(({ resourceType }) => resourceType === 'Font')),
      allScriptBytes: sum(scripts),
      faults: faultsOf(lhr),
      early: await earlyOf(scripts),
    };
  } finally {
    chrome.kill();
  }
};

/** A visit whose trace was lost (Lighthouse asks to run it again) is made again, twice at most. */
export const audit = async (url: string, again = 2): Promise<Audit> => {
  try {
    return await visit(url);
  } catch (error) {
    if (again === 0 || !String(error).includes('run Lighthouse again')) throw error;
    return audit(url, again - 1);
  }
};
