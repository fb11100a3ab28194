// Everything that CI runs, in order: build, types, lint, format, then all tests. Ends on `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBrowser } from './support/browser.js';

const results = mkdtempSync(path.join(tmpdir(), 'martyx-results-'));
const vitestFile = path.join(results, 'vitest.json');
const e2eFile = path.join(results, 'e2e.json');

const run = (name, args, env = {}) =>
  new Promise((resolve) => {
    process.stdout.write(`\n── ${name}\n`);
    const started = Date.now();
    const child = spawn('npx', ['--no-install', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => {
      process.stdout.write(
        `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s\n`,
      );
      resolve(code === 0);
    });
  });

const failures = [];

const rememberFailures = ({ name, message, assertionResults }) => {
  const file = path.relative(process.cwd(), name);
  if (message && assertionResults.length === 0) failures.push(`${file}\n${message}`);
  for (const test of assertionResults)
    if (test.status === 'failed') failures.push(`${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
};

const countVitest = () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = JSON.parse(
    readFileSync(vitestFile, 'utf8'),
  );
  testResults.forEach(rememberFailures);
  const suites = success || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed: numFailedTests + suites };
};

const countE2e = () => {
  const { stats } = JSON.parse(readFileSync(e2eFile, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

const counted = (ok, count) => {
  try {
    const result = count();
    return ok || result.failed > 0 ? result : { ...result, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const checks = [
  ['build', ['node', 'server/build.js', '--if-changed']],
  ['types', ['npm', 'run', '-s', 'typecheck']],
  ['lint', ['npm', 'run', '-s', 'lint']],
  ['format', ['npm', 'run', '-s', 'format:check']],
];

let passed = 0;
let failed = 0;
const add = (result) => {
  passed += result.passed;
  failed += result.failed;
};

for (const [name, args] of checks) {
  const ok = await run(name, args);
  if (!ok) failures.push(`${name}: see above`);
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

const vitest = [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  // A busy machine may fail a test once; what fails twice is broken. The reporter names what needed its second try.
  '--retry=1',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
];
add(counted(await run('unit, api, web and architecture tests', vitest, { NODE_ENV: 'test' }), countVitest));

const browser = installBrowser();
if (browser) {
  const env = { CI: '1', CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile };
  add(
    counted(
      await run('browser tests', ['playwright', 'test', '--config', 'tests/playwright.config.ts'], env),
      countE2e,
    ),
  );
} else {
  process.stdout.write('No browser was found and none could be installed: the browser tests count as failed.\n');
  add({ passed: 0, failed: 1 });
}

rmSync(results, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\n✗ ${failure.slice(0, 2000)}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
