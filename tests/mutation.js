// Changes the rules of a module one by one and tells which changes no test notices. `npm run test:mutation -- MODULE`
import { Stryker } from '@stryker-mutator/core';

const unit = (folder, ...names) => names.map((name) => `tests/unit/${folder}/${name}.test.ts`);
const api = (...names) => names.map((name) => `tests/api/${name}.test.ts`);

const MODULES = {
  quote: {
    rules: ['server/cart/{quote,shipping,tax-lines,vat-rates,cart-lines}.ts', 'server/core/money.ts'],
    tests: [...unit('cart', 'quote', 'price-rules'), ...unit('core', 'money')],
  },
  invoices: {
    rules: ['server/invoices/credited-units.ts', 'server/invoices/pdf/vat-table.ts'],
    tests: unit('invoices', 'credited-units', 'vat-table'),
  },
  states: {
    rules: [
      'server/orders/order-states.ts',
      'server/payments/payment-state.ts',
      'server/payments/refunds/returned-units.ts',
    ],
    tests: [...unit('orders', 'order-states'), ...unit('payments', 'payment-state', 'returned-units')],
  },
  codes: {
    rules: ['server/accounts/second-factor/{one-time-code,recovery-codes}.ts'],
    tests: unit('accounts', 'one-time-code', 'recovery-codes'),
  },
  stock: {
    rules: ['server/catalog/stock/stock.service.ts'],
    tests: api('catalog-stock', 'orders-placing', 'webhooks'),
  },
  shares: { rules: ['server/orders/fair-share.service.ts'], tests: api('orders-placing', 'orders-unpaid') },
  placing: {
    rules: ['server/orders/{order-placement,unpaid-orders,order-cancellation}.service.ts'],
    tests: api('orders', 'orders-placing', 'orders-placing-again', 'orders-unpaid'),
  },
  settling: {
    rules: ['server/payments/{settle-payment,settlement}.service.ts'],
    tests: api('payments-paying', 'payments-unsaid'),
  },
  refunds: {
    rules: ['server/payments/refunds/{refunds,refund-record,refund-check,outside-refund,pending-refund}.service.ts'],
    tests: api('payments-refund', 'payments-refund-outside', 'payments-refund-pending', 'payments-restock'),
  },
  entitlements: {
    rules: ['server/delivery/{entitlements,delivery}.service.ts'],
    tests: api('delivery', 'delivery-refusals', 'delivery-versions'),
  },
  attempts: {
    rules: [
      'server/accounts/{attempts,signing-in}.service.ts',
      'server/accounts/second-factor/second-factor-check.service.ts',
    ],
    tests: api('accounts-limits', 'accounts-signing', 'accounts-second-factor', 'accounts-second-factor-limits'),
  },
};

const [name] = process.argv.slice(2);
const chosen = MODULES[name];
if (!chosen) {
  process.stderr.write(`Which of these: ${Object.keys(MODULES).join(', ')}?\n`);
  process.exit(2);
}

process.env.MUTATION_TESTS = chosen.tests.join();
const onDatabase = chosen.tests.some((file) => file.startsWith('tests/api/'));

await new Stryker({
  mutate: chosen.rules,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs while a file is loaded needs all tests anew: minutes for each on a database.
  ignoreStatic: onDatabase,
  ignorePatterns: ['dist', '.data', 'test-results', 'tests/e2e/pictures', '*.log'],
  // A native module that only a thread has loaded leaves memory with that thread, and the process with it.
  testRunnerNodeArgs: ['--import=@swc/core'],
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // What is known of a change that runs while a file is loaded is kept though a new test notices it.
  incremental: onDatabase,
  incrementalFile: `.stryker/${name}.json`,
  tempDirName: '.stryker/sandbox',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
}).runMutationTest();
