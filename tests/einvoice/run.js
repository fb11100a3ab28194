// The official rules of EN 16931 (CEN) and of Peppol BIS Billing 3 over generated documents, where `java` and `mvn` are there
// to fetch and run them; elsewhere they are skipped. `EINVOICE_DIR` names a folder in which documents and reports stay.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RULES = [
  {
    name: 'EN 16931 (CEN 1.3.16)',
    xslt: 'external/schematron/1.3.16/ubl/EN16931-UBL-validation.xslt',
    of: () => true,
  },
  {
    name: 'Peppol BIS Billing 3 (2026.5)',
    xslt: 'external/schematron/openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL.xslt',
    of: (name) => name.startsWith('company-'),
  },
];

const run = (command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')}: ${error?.message ?? stderr + stdout}`);
};
const isThere = (command) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

/** What a report says is wrong; warnings of the rules count too, but those that only advise. */
const faultsIn = (report) =>
  [...report.matchAll(/<svrl:failed-assert[^>]*?flag="(\w+)"[\s\S]*?<svrl:text>([\s\S]*?)<\/svrl:text>/g)].map(
    ([, flag, text]) => ({ flag, text: text.replace(/\s+/g, ' ').trim() }),
  );

const check = (dir, { name, xslt, of }) => {
  const [given, reports] = [path.join(dir, 'documents'), path.join(dir, 'reports', path.basename(xslt, '.xslt'))];
  mkdirSync(reports, { recursive: true });
  const main = ['-cp', `${dir}/lib/*`, 'net.sf.saxon.Transform'];
  run('java', [...main, `-s:${given}`, `-o:${reports}`, `-xsl:${path.join(dir, 'rules', xslt)}`]);
  const documents = readdirSync(given).filter(of);
  const faults = documents.flatMap((file) => {
    const report = readFileSync(path.join(reports, file), 'utf8');
    if (!report.includes('<svrl:fired-rule')) throw new Error(`${name}: no rule looked at ${file}`);
    return faultsIn(report).map((fault) => ({ file, ...fault }));
  });
  for (const { file, flag, text } of faults.slice(0, 20)) process.stdout.write(`${file}: ${flag}: ${text}\n`);
  const errors = faults.filter(({ flag }) => flag === 'fatal');
  const told = `${documents.length} documents, ${errors.length} errors, ${faults.length - errors.length} warnings`;
  process.stdout.write(`${name}: ${told}\n`);
  return errors.length;
};

const main = (dir) => {
  run('mvn', [
    '-q',
    '-B',
    '-f',
    'tests/einvoice/pom.xml',
    'dependency:copy-dependencies',
    `-DoutputDirectory=${dir}/lib`,
  ]);
  mkdirSync(path.join(dir, 'rules'), { recursive: true });
  for (const jar of readdirSync(path.join(dir, 'lib')).filter((file) => file.startsWith('phive-rules-')))
    run('unzip', ['-o', '-q', path.join(dir, 'lib', jar), 'external/schematron/*', '-d', path.join(dir, 'rules')]);
  run(process.execPath, ['--import', '@swc-node/register/esm-register', 'tests/einvoice/write-documents.ts', dir]);
  const errors = RULES.map((rules) => check(dir, rules)).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${errors === 0 ? RULES.length : 0} passed, ${errors === 0 ? 0 : RULES.length} failed\n`);
  return errors === 0 ? 0 : 1;
};

const missing = ['java', 'mvn'].filter((command) => !isThere(command));
if (missing.length > 0) {
  process.stdout.write(`Skipped: no ${missing.join(' and ')} here to fetch and run the rules with.\n`);
} else {
  const kept = process.env.EINVOICE_DIR;
  const dir = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'martyx-einvoice-'));
  try {
    process.exitCode = main(dir);
  } finally {
    if (!kept) rmSync(dir, { recursive: true, force: true });
  }
}
