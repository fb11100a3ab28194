// Changes the rules of a module one by one and tells which changes no test notices. `npm run test:mutation -- MODULE`
import { Stryker } from '@stryker-mutator/core';

const MODULES = {
  quote: {
    rules: ['server/cart/{quote,shipping,tax-lines,vat-rates,cart-lines}.ts'],
    tests: ['tests/unit/cart/*.test.ts'],
  },
  placing: {
    rules: [
      'server/orders/{orders.placing,orders.ending,fair-share,buyer-before,unpaid-orders,order-states}.ts',
      'server/catalog/stock/stock.service.ts',
    ],
    tests: [
      'tests/unit/orders/order-states.test.ts',
      'tests/api/{orders,orders-placing,orders-placing-again,orders-unpaid,catalog-stock}.test.ts',
    ],
  },
  settling: {
    rules: [
      'server/payments/{settling.service,settlement,payment-state}.ts',
      'server/payments/refunds/{refund-items,refunds.*,returned-units}.ts',
    ],
    tests: [
      'tests/unit/payments/{payment-state,returned-units,verdict}.test.ts',
      'tests/api/payments-{paying,unsaid,refund,refund-outside,refund-pending,restock}.test.ts',
    ],
  },
  invoices: {
    rules: ['server/invoices/{credited-units,invoice-lines,invoice-numbers}.ts'],
    tests: ['tests/unit/invoices/{credited-units,vat-table}.test.ts', 'tests/api/invoices.test.ts'],
  },
  entitlements: {
    rules: ['server/delivery/{entitlements,delivery.service}.ts', 'server/admin/orders/order-downloads.ts'],
    tests: ['tests/api/{delivery,delivery-refusals,delivery-versions,admin-orders}.test.ts'],
  },
  rights: {
    rules: [
      'server/accounts/{signing-in.service,attempts}.ts',
      'server/accounts/second-factor/{one-time-code,recovery-codes,second-factor-check,second-factor.service}.ts',
    ],
    tests: [
      'tests/unit/accounts/{one-time-code,recovery-codes}.test.ts',
      'tests/api/accounts-{limits,signing,second-factor,second-factor-limits}.test.ts',
    ],
  },
};

const [name] = process.argv.slice(2);
const chosen = MODULES[name];
if (!chosen) {
  process.stderr.write(`Which of these: ${Object.keys(MODULES).join(', ')}?\n`);
  process.exit(2);
}

await new Stryker({
  mutate: chosen.rules,
  testFiles: chosen.tests,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['dist', '.data', 'test-results', 'tests/e2e/pictures', '*.log'],
  concurrency: 2,
  incremental: true,
  incrementalFile: `.stryker/${name}.json`,
  tempDirName: '.stryker/sandbox',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
}).runMutationTest();
