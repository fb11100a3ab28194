import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { PrinterChoice } from '../../../server/models/printers/printer-choice.entity.ts';
import { printerPersonalData } from '../../../server/models/printers/printer-choice.personal-data.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let user: User;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  user = await buildAccount(shop);
  headers = await signInAs(shop, user);
});
afterAll(() => shop.close());

const BED = 'bed { shape widthMm depthMm heightMm }';
const MINE = `printer { id name } ${BED}`;

interface Printer {
  id: string;
  maker: string;
  name: string;
  bed: { shape: string; widthMm: number; depthMm: number; heightMm: number };
}
type Mine = { printer: { id: string; name: string } | null; bed: Printer['bed'] } | null;

const OWN = { shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 330.5 };

const mine = async (as: Record<string, string> = headers) =>
  (await shop.graphql<{ myPrinter: Mine }>(`{ myPrinter { ${MINE} } }`, {}, { headers: as })).data.myPrinter;
const choose = (input: object, as: Record<string, string> = headers) =>
  shop.graphql<{ setMyPrinter: Mine }>(
    `mutation ($input: MyPrinterInput!) { setMyPrinter(input: $input) { ${MINE} } }`,
    { input },
    { headers: as },
  );

describe('the printers to choose from', () => {
  it('are forty, each once, rectangular and circular, with room for parts, for anybody and without a statement', async () => {
    let printers: Printer[] = [];
    const ask = async () => {
      printers = (await shop.graphql<{ printers: Printer[] }>(`{ printers { id maker name printerClass ${BED} } }`))
        .data.printers;
    };
    expect(await shop.statements(ask)).toBe(0);
    expect(printers).toHaveLength(40);
    expect(new Set(printers.map(({ id }) => id)).size).toBe(40);
    expect(new Set(printers.map(({ maker, name }) => `${maker} ${name}`)).size).toBe(40);
    expect(printers.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(printers.map(({ bed }) => bed.shape))).toEqual(new Set(['RECTANGULAR', 'CIRCULAR']));
    const odd = printers.filter(({ bed: { shape, widthMm, depthMm, heightMm } }) =>
      [widthMm, depthMm, heightMm].some((side) => side < 100 || side > 500) || (shape === 'CIRCULAR' && widthMm !== depthMm),
    ); // oxfmt-ignore
    expect(odd).toEqual([]);
  });
});

describe('the printer of a customer', () => {
  it('is none at first, then the chosen one, then the next', async () => {
    expect(await mine()).toBeNull();
    const known = {
      printer: { id: 'prusa-mk4s', name: 'MK4S' },
      bed: { shape: 'RECTANGULAR', widthMm: 250, depthMm: 210, heightMm: 220 },
    };
    expect((await choose({ printerId: 'prusa-mk4s' })).data.setMyPrinter).toEqual(known);
    expect(await mine()).toEqual(known);
    await choose({ bed: OWN });
    expect(await mine()).toEqual({ printer: null, bed: OWN });
    expect(await shop.ctx().repo(PrinterChoice).countBy({ userId: user.id })).toBe(1);
  });

  it('is nobody else’s, and asks for a sign-in', async () => {
    await choose({ printerId: 'prusa-mini' });
    const other = await signInAs(shop, await buildAccount(shop));
    expect(await mine(other)).toBeNull();
    await choose({ printerId: 'voron-0' }, other);
    expect((await mine())?.printer?.id).toBe('prusa-mini');
    const { errors } = await choose({ printerId: 'voron-0' }, {});
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const asked = await shop.graphql(`{ myPrinter { ${BED} } }`);
    expect(asked.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is read and written in one statement each', async () => {
    const [plain, written, read] = [
      await shop.statements(() => shop.graphql('{ __typename }', {}, { headers })),
      await shop.statements(() => choose({ printerId: 'prusa-xl' })),
      await shop.statements(() => mine()),
    ];
    expect([written - plain, read - plain]).toEqual([1, 1]);
  });

  it.each([
    [{}, { input: 'ONE_OF' }],
    [{ printerId: 'prusa-mini', bed: OWN }, { input: 'ONE_OF' }],
    [{ printerId: 'prusa-mk99' }, { 'input.printerId': 'UNKNOWN' }],
    [{ bed: { ...OWN, heightMm: 5000 } }, { 'input.bed.heightMm': 'OUT_OF_RANGE' }],
  ])('refuses %j and keeps the one before', async (input, args) => {
    await choose({ printerId: 'prusa-mini' });
    expect((await choose(input)).errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args });
    expect((await mine())?.printer?.id).toBe('prusa-mini');
  });

  it('keeps its room when the shop no longer knows it by name', async () => {
    await choose({ printerId: 'prusa-mini' });
    await shop.ctx().repo(PrinterChoice).update({ userId: user.id }, { printerId: 'gone' });
    expect(await mine()).toMatchObject({ printer: null, bed: { widthMm: 180 } });
  });

  it('is in the export of personal data, and goes with the account', async () => {
    await choose({ printerId: 'prusa-mk4s' });
    const [part] = printerPersonalData;
    expect(await part!.read!(shop.ctx(), user.id)).toMatchObject({ printerId: 'prusa-mk4s', widthMm: 250 });
    await shop.ctx().repo(User).delete(user.id);
    expect(await shop.ctx().repo(PrinterChoice).countBy({ userId: user.id })).toBe(0);
    expect(await part!.read!(shop.ctx(), user.id)).toEqual({});
  });
});
