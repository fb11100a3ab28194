// Everything that CI runs: build and tests, with checks and the shops of the browser tests in what they leave idle. Ends on `N passed, N failed`.
// `--changed`: what differs from the main branch's upstream, or from the last commit, and the tests that it touches.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { changesOf } from './support/changes.js';
import { installBrowser } from './support/browser.js';

const results = mkdtempSync(path.join(tmpdir(), 'martyx-results-'));
const failures = [];
const sum = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  sum.passed += passed;
  sum.failed += failed;
};

/** What runs beside others takes the time that they leave, and is said in one piece. */
const run = (name, [command, ...args], { env = {}, beside = false } = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    const said = [];
    const say = (text) => (beside ? said.push(text) : process.stdout.write(text));
    say(`\n── ${name}\n`);
    const output = beside ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`, ...env },
    });
    if (beside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text.toString()));
    child.on('close', (code) => {
      say(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
      process.stdout.write(said.join(''));
      resolve(code === 0);
    });
  });

const check = async (name, args, options) => {
  const ok = await run(name, args, options);
  if (!ok) failures.push(`${name}: see above`);
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
};

const rememberFailures = ({ name, message, assertionResults }) => {
  const file = path.relative(process.cwd(), name);
  if (message && assertionResults.length === 0) failures.push(`${file}\n${message}`);
  for (const test of assertionResults)
    if (test.status === 'failed') failures.push(`${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
};

const countVitest = (report) => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = report;
  testResults.forEach(rememberFailures);
  const suites = success || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed: numFailedTests + suites };
};

const countE2e = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

const counted = (ok, file, count) => {
  try {
    const result = count(JSON.parse(readFileSync(file, 'utf8')));
    return ok || result.failed > 0 ? result : { ...result, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const vitest = async (name, args) => {
  const file = path.join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const all = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];
  // A busy machine may fail a test once; what fails twice is broken. The reporter names what needed its second try.
  all.push('--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  const env = { NODE_ENV: 'test', BUILT_THREADS: '1' };
  add(counted(await run(name, [...all, ...args], { env }), file, countVitest));
};

const browserTests = async (args = [], env = {}) => {
  const browser = installBrowser();
  if (!browser) {
    process.stdout.write('No browser was found and none could be installed: the browser tests count as failed.\n');
    return add({ passed: 0, failed: 1 });
  }
  const file = path.join(results, 'e2e.json');
  const needed = { CI: '1', CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env };
  const all = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...args];
  add(counted(await run('browser tests', all, { env: needed }), file, countE2e));
};

const build = () => check('build', ['node', 'server/build.js', '--if-changed']);

/** Data of the shops of the browser tests. Not in `results`, which the account of their databases may not enter. */
const keptShops = process.env.E2E_DATA_DIR;
const shops = keptShops ?? path.join(tmpdir(), `martyx-e2e-${process.pid}`);
const prepareShops = () => {
  const args = ['node', '--import', '@swc-node/register/esm-register', 'tests/support/prepare-browser-shops.ts'];
  return run('shops of the browser tests', args, { beside: true, env: { E2E_DATA_DIR: shops } });
};

const checks = async ({ lint, format }) => {
  const beside = { beside: true };
  const others = async () => {
    await check('types', ['npm', 'run', '-s', 'typecheck'], beside);
    if (format) await check('format', format, beside);
  };
  await Promise.all([lint && check('lint', lint, beside), others()]);
};

const runAll = async () => {
  const checked = checks({ lint: ['npm', 'run', '-s', 'lint'], format: ['npm', 'run', '-s', 'format:check'] });
  await build();
  const prepared = prepareShops();
  await vitest('unit, api, web and architecture tests', []);
  await prepared;
  await browserTests([], { E2E_DATA_DIR: shops });
  await checked;
};

const runChanged = async () => {
  const { base, files } = changesOf();
  process.stdout.write(`${files.length} files differ from ${base}\n`);
  const typed = files.filter((file) => /\.tsx?$/.test(file));
  const formatted = files.filter((file) => /^(server|web|tests|migrations)\/|^codegen\.ts$/.test(file));
  const oxfmt = [
    'oxfmt',
    '--check',
    '--config',
    'tests/.oxfmtrc.json',
    '--no-error-on-unmatched-pattern',
    '!**/*.gen.ts',
  ];
  await build();
  await checks({
    lint: typed.length > 0 && ['npm', 'run', '-s', 'lint', '--', '--no-error-on-unmatched-pattern', ...typed],
    format: formatted.length > 0 && [...oxfmt, ...formatted],
  });
  // They read the whole tree, whatever changed in it.
  await vitest('architecture tests', ['--project', 'server', 'tests/architecture/']);
  const touched = ['--changed', base, '--passWithNoTests', '--exclude', 'tests/architecture/**'];
  await vitest('unit, api and web tests that the changes touch', touched);
  if (files.some((file) => file.startsWith('web/'))) await browserTests();
  else if (files.some((file) => file.startsWith('tests/e2e/'))) await browserTests([`--only-changed=${base}`]);
};

await (process.argv.includes('--changed') ? runChanged() : runAll());

for (const folder of keptShops ? [results] : [results, shops]) rmSync(folder, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\n✗ ${failure.slice(0, 2000)}\n`);
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed === 0 ? 0 : 1;
