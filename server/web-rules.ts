import { readdirSync, readFileSync } from 'node:fs';
import { KINDS, LOOKALIKES, MAX_LENGTH, MIN_LENGTH, UNUSABLE } from './accounts/password/password-rules.ts';
import { MOST_NAME } from './accounts/profile.ts';
import { MAX_MESSAGE, MAX_NAME, MAX_ORDER_NUMBER } from './contact/message.ts';
import { EMAIL, MAX_EMAIL } from './core/text/text.ts';
import { ADDRESS_FIELDS } from './orders/addresses/address-rules.ts';
import { INTERNATIONAL } from './orders/addresses/pickup-address.ts';
import { POSTCODES } from './orders/addresses/postcodes.ts';
import { MOST_COPIES, MOST_COPIES_IN_ALL, MOST_PARTS } from './printing/print-choice.ts';
import { FIRST_TAILORED_CHOICE } from './models/tailoring/tailored-choice-ids.ts';
import { FIRST_PRINT_JOB } from './printing/print-job-ids.ts';
import { ACCOUNT_PURPOSES, CHART_ACCOUNTS, POSTING_KINDS } from './settings/chart-of-accounts.ts';
import { PRINT_MATERIALS } from './settings/printing.setting.ts';
import { MAX_ITEMS } from './withdrawals/statement.ts';

/** As it stands in a program. */
const literal = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}] as const`;
  const entries = Object.entries(value).map(([name, inside]) => `  ${JSON.stringify(name)}: ${literal(inside)},\n`);
  return `{\n${entries.join('')}}`;
};

const file = (
  source: string,
  parts: Readonly<Record<string, readonly [description: string, value: unknown]>>,
): string =>
  [
    `// Made by \`npm run schema\` of ${source}.\n`,
    ...Object.entries(parts).map(
      ([name, [description, value]]) => `\n/** ${description} */\nexport const ${name} = ${literal(value)};\n`,
    ),
  ].join('');

const map = <Value, Result>(values: Readonly<Record<string, Value>>, of: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value)]));

/** A program that runs where the visitor is too: the same under another name. It imports of the shop only what is there too. */
const copy = (source: string): string => {
  const program = readFileSync(new URL(`./${source}`, import.meta.url), 'utf8')
    .replace(/ from '\.\/([a-z-]+)\.ts'/g, " from './$1.gen.ts'")
    .replace(/ from '\.\.\/\.\.\/cutting\/kernel\/([a-z-]+)\.ts'/g, " from '../cutting/$1.gen.ts'")
    .replace(" from '../../../catalog/bed-turn.ts'", " from '../bed-turn.gen.ts'");
  return `// Made by \`npm run schema\` of server/${source}.\n\n${program}`;
};

/** All programs of a folder. */
const copied = (room: string, target: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(new URL(`./${room}/`, import.meta.url)).map((name) => [
      `web/codegen/${target}/${name.replace('.ts', '.gen.ts')}`,
      copy(`${room}/${name}`),
    ]),
  );

/** What the shop prints for buyers: in a file of its own, which carts ask too. */
const printRules = (): Record<string, string> => ({
  'web/codegen/print-rules.gen.ts': file('server/printing/print-job-ids.ts', {
    FIRST_PRINT_JOB: ['Ids of products end long before it.', FIRST_PRINT_JOB],
    FIRST_TAILORED_CHOICE: ['Ids of print jobs end long before it.', FIRST_TAILORED_CHOICE],
  }),
  'web/codegen/print-limits.gen.ts': file('server/printing/print-choice.ts', {
    PRINT_LIMITS: [
      'Most parts that one line may have printed, copies of one, and copies of all.',
      { parts: MOST_PARTS, copies: MOST_COPIES, copiesInAll: MOST_COPIES_IN_ALL },
    ],
  }),
});

/** What the forms of the settings choose from. */
const settingRules = (): Record<string, string> => ({
  'web/codegen/print-materials.gen.ts': file('server/settings/printing.setting.ts', {
    PRINT_MATERIALS: ['What the owner may stock for printing.', PRINT_MATERIALS],
  }),
  'web/codegen/accounts.gen.ts': file('server/settings/chart-of-accounts.ts', {
    CHART_ACCOUNTS: ["Accounts of DATEV's charts by what they are for.", CHART_ACCOUNTS],
    ACCOUNT_PURPOSES: ['What an account is for, in the order of a form.', ACCOUNT_PURPOSES],
    POSTING_KINDS: ['What moves money beside documents, in the order of a form.', POSTING_KINDS],
  }),
});

/** Rules of inputs that the client asks too, before it sends anything: files by their paths, one for each part of the pages. */
export const webRules = (): Record<string, string> => ({
  ...copied('models/flight/simulation', 'flight'),
  ...copied('models/cutting/kernel', 'cutting'),
  ...copied('models/tailoring/kernel', 'tailoring'),
  'web/codegen/bed-turn.gen.ts': copy('catalog/bed-turn.ts'),
  'web/codegen/postcodes.gen.ts': file('server/orders/addresses/postcodes.ts', {
    POSTCODES: [
      'Postcodes without their spaces and hyphens, by country, and one as it is written there.',
      map(POSTCODES, ([pattern, , example]) => ({ pattern, example })),
    ],
  }),
  'web/codegen/address-rules.gen.ts': file('server/orders/addresses/address-rules.ts', {
    ADDRESS_LENGTHS: ['Most characters of each field.', map(ADDRESS_FIELDS, ({ max }) => max)],
    PHONE: ['What a phone number looks like.', ADDRESS_FIELDS.phone.pattern],
    INTERNATIONAL: ['A phone number as it is dialled from anywhere, without spaces and other signs.', INTERNATIONAL],
    COMPANY_ID: ['What the registration number of a company looks like.', ADDRESS_FIELDS.companyId.pattern],
    TAX_ID: ['What the tax number of a company in Slovakia looks like.', ADDRESS_FIELDS.taxId.pattern],
    VAT_ID: ['What the VAT id of a company looks like.', ADDRESS_FIELDS.vatId.pattern],
  }),
  'web/codegen/password-rules.gen.ts': file('server/accounts/password/password-rules.ts', {
    MIN_LENGTH: ['Fewest characters.', MIN_LENGTH],
    MAX_LENGTH: ['Most characters.', MAX_LENGTH],
    KINDS: ['What a password has at least one of, by the code of its absence.', KINDS],
    UNUSABLE: ['What no password may have.', UNUSABLE],
    LOOKALIKES: ['Signs that people put for letters.', LOOKALIKES],
  }),
  'web/codegen/account-rules.gen.ts': file('server/accounts/profile.ts and server/core/text/text.ts', {
    MAX_NAME: ['Most characters of a first or last name.', MOST_NAME],
    MAX_EMAIL: ['Most characters of an e-mail address.', MAX_EMAIL],
    EMAIL: ['What an e-mail address looks like.', EMAIL],
  }),
  'web/codegen/letter-rules.gen.ts': file('server/contact/message.ts and server/withdrawals/statement.ts', {
    LETTER_LENGTHS: [
      'Most characters of what people write to the seller.',
      { name: MAX_NAME, orderNumber: MAX_ORDER_NUMBER, message: MAX_MESSAGE, items: MAX_ITEMS },
    ],
  }),
  ...printRules(),
  ...settingRules(),
});
