// Changes the rules of a module one by one and tells which changes no test notices. `npm run test:mutation -- MODULE`
import { Stryker } from '@stryker-mutator/core';

const unit = (folder, ...names) => names.map((name) => `tests/unit/${folder}/${name}.test.ts`);
const api = (...names) => names.map((name) => `tests/api/${name}.test.ts`);

const MODULES = {
  quote: {
    rules: [
      'server/cart/{quote,quote-delivery,kits-with-files,shipping,tax-lines,vat-rates,cart-lines}.ts',
      'server/core/money.ts',
    ],
    tests: [
      ...unit('cart', 'quote', 'promotions', 'price-rules', 'kits-with-files', 'union-business'),
      ...unit('core', 'money'),
      ...unit('settings', 'taxpayer'),
    ],
  },
  promotions: {
    rules: [
      'server/promotions/{reductions,promotion-code,promotion-rules,code-guesses}.ts',
      'server/promotions/{promotion-uses.queries,redemptions.service}.ts',
      'server/cart/{best-promotions,offered-promotions.queries}.ts',
    ],
    tests: [
      ...unit('cart', 'promotions'),
      ...unit('promotions', 'promotion-code'),
      ...api('cart/promotions', 'cart/promotions-buyers', 'cart/promotions-admin', 'cart/promotions-claims'),
    ],
  },
  vat: {
    rules: ['server/cart/{union-business,union-threshold}.ts', 'server/cart/vies/{vat-check.service,vat-number}.ts'],
    tests: [
      ...unit('cart', 'union-business', 'union-threshold'),
      ...api('accounting/vat-numbers', 'accounting/union-business', 'accounting/money'),
    ],
  },
  'gift-cards': {
    rules: [
      'server/gift-cards/{code-guesses,gift-card-code,gift-card-balance.queries}.ts',
      'server/gift-cards/{gift-card-issue,gift-card-uses,sold-cards}.service.ts',
      'server/cart/quote-gift-cards.ts',
    ],
    tests: [
      ...unit('cart', 'quote'),
      ...api('payments/gift-cards', 'payments/gift-cards-money', 'payments/gift-cards-back', 'admin/gift-cards'),
      ...api('payments/gift-card-sale', 'payments/gift-card-sale-refund'),
    ],
  },
  withdrawals: {
    rules: [
      'server/withdrawals/{withdrawal-rules,withdrawal-states}.ts',
      'server/withdrawals/{withdrawals,withdrawal-steps,withdrawal-items}.service.ts',
    ],
    tests: [
      ...unit('withdrawals', 'withdrawal-rules', 'withdrawal-states'),
      ...api('orders/withdrawals', 'orders/withdrawal-process', 'orders/withdrawal-money'),
    ],
  },
  complaints: {
    rules: [
      'server/complaints/{complaint-rules,complaint-states}.ts',
      'server/complaints/{complaints,complaint-steps,complaint-remedy}.service.ts',
      'server/orders/cases/case-steps.service.ts',
    ],
    tests: [...unit('complaints', 'complaint-rules'), ...api('complaints/complaints', 'complaints/complaint-bounds')],
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
    rules: ['server/catalog/stock/{stock.service,stock-demand}.ts'],
    tests: [...unit('catalog', 'stock-demand'), ...api('catalog/stock', 'edge/webhooks')],
  },
  shares: { rules: ['server/orders/holding-limit.service.ts'], tests: api('orders/placing', 'orders/unpaid') },
  placing: {
    rules: ['server/orders/{order-placement.service,unpaid-orders,order-cancellation.service}.ts'],
    tests: [
      ...unit('orders', 'unpaid-orders'),
      ...api('orders/orders', 'orders/placing', 'orders/placing-again', 'orders/unpaid', 'admin/settings'),
      ...api('cart/promotions', 'cart/promotions-buyers', 'payments/transfers'),
    ],
  },
  settling: {
    rules: [
      'server/payments/{settle-payment,settlement,received-money}.service.ts',
      'server/payments/{received-at,verdict,paypal/paypal-verdict}.ts',
    ],
    tests: [
      ...unit('payments', 'verdict', 'received-at'),
      ...api('payments/settling', 'payments/paying', 'payments/unsaid', 'payments/refund', 'payments/early-refund'),
      ...api('payments/money-back'),
    ],
  },
  refunds: {
    rules: [
      'server/payments/refunds/{refunds,refund-record,refund-check,outside-refund,pending-refund}.service.ts',
      'server/payments/refunds/reported-refund.ts',
      'server/payments/refunds/gateway-refund.service.ts',
    ],
    tests: [
      ...unit('payments', 'reported-refund'),
      ...api('payments/refund-rules', 'payments/refund', 'payments/refund-outside', 'payments/refund-pending'),
      ...api('payments/refund-adopted', 'payments/money-back'),
    ],
  },
  entitlements: {
    rules: ['server/delivery/{entitlements,delivery,links/downloads}.service.ts'],
    tests: api(
      'delivery/entitlements',
      'delivery/delivery',
      'delivery/refusals',
      'delivery/versions',
      'delivery/faults',
    ),
  },
  attempts: {
    rules: [
      'server/accounts/{attempts,signing-in}.service.ts',
      'server/accounts/second-factor/second-factor-check.service.ts',
    ],
    tests: api(
      'accounts/attempts',
      'accounts/limits',
      'accounts/signing',
      'accounts/sessions',
      'accounts/known-device',
      'accounts/second-factor',
      'accounts/second-factor-limits',
    ),
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
  ignorePatterns: ['dist', '.stryker', '.data', 'test-results', 'tests/e2e/pictures', '*.log'],
  // A native module that only a thread has loaded leaves memory with that thread, and the process with it.
  testRunnerNodeArgs: ['--import=@swc/core'],
  // Above what a busy machine takes: a change that is only slow would count as noticed.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // What is known of a change that runs while a file is loaded is kept though a new test notices it.
  incremental: onDatabase,
  incrementalFile: `.stryker/${name}.json`,
  tempDirName: `.stryker/${name}`,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
}).runMutationTest();
