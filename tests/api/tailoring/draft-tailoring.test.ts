import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildTailored, PROGRAM } from '../../support/builders/build-tailored.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

const words = (text: string) => ({ en: text, sk: `${text} sk`, de: `${text} de` });

/** As the form of the administration sends it. */
const bore = (more: object = {}) => ({
  id: 'bore',
  kind: 'NUMBER',
  name: words('Bore'),
  unit: 'MM',
  from: 10,
  to: 30,
  step: 0.5,
  standard: '24',
  options: [],
  ...more,
});

const kinds = (...ids: string[]) => ({
  id: 'kind',
  kind: 'OPTION',
  name: words('Wall'),
  standard: ids[0],
  options: ids.map((id) => ({ id, name: words(id), needs: [] as object[] })),
});

const ring = (more = '') => `function build({ bore, kind }) {
  ${more}
  return { parts: { fin: cylinder(bore / 2 + 2, 8).subtract(cylinder(bore / 2, 20).move(0, 0, -5)) } };
}`;

const begun = async (): Promise<{ id: string; productId: number }> => {
  const { productId } = await buildTailored(shop.ctx());
  return { productId, id: (await drafts.begin(productId)).id };
};

const say = (id: string, tailoring: object) => drafts.call('editModelDraft', { id, input: { tailoring } });

const offered = async (productId: number) =>
  (
    await shop.graphql<{ product: { tailoring: { program: string; parameters: object[] } | null } }>(
      'query ($id: Int!) { product(id: $id) { tailoring { program parameters { id name options { id extra { minor } } } } } }',
      { id: productId },
    )
  ).data.product.tailoring;

interface Shown {
  tailoring: { program: string; parameters: { id: string; standard: string }[] };
  tailoringTrial: { tried: number; refused: number; fault: Record<string, unknown> | null } | null;
}

const ask = async (productId: number, fields: string, language = 'en') => {
  const answer = await shop.graphql<{ modelDraft: Shown }>(
    `query ($id: Int!) { modelDraft(productId: $id) { ${fields} } }`,
    { id: productId },
    { headers: { ...drafts.headers, 'accept-language': language } },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.modelDraft;
};

const TRIAL =
  'tailoringTrial { tried refused fault { reason line message partId findings chosen { parameterId value } } }';

const trialOf = async (productId: number, language?: string) => (await ask(productId, TRIAL, language)).tailoringTrial!;

const publish = async (id: string) => {
  await drafts.call('editModelDraft', { id, input: { revision: 'E' } });
  return drafts.publish(id);
};

describe('what may be chosen of the next version', () => {
  it('is what may be chosen of the one before it, and stays where nobody says otherwise', async () => {
    const { id, productId } = await begun();
    const { tailoring } = await ask(productId, 'tailoring { program parameters { id standard } }');
    expect(tailoring.program).toBe(PROGRAM);
    expect(tailoring.parameters).toEqual([
      { id: 'bore', standard: '24' },
      { id: 'kind', standard: 'thick' },
      { id: 'name', standard: '' },
    ]);
    await say(id, { program: ring(), parameters: [bore()] });
    expect((await publish(id)).error).toBeUndefined();
    const next = await drafts.begin(productId);
    await drafts.call('editModelDraft', { id: next.id, input: { revision: 'F' } });
    expect((await drafts.publish(next.id)).error).toBeUndefined();
    expect((await offered(productId))!.program).toBe(ring());
  });

  it('is what the seller says, with prices and what options take, once it is published', async () => {
    const { id, productId } = await begun();
    const kind = kinds('thick', 'thin');
    Object.assign(kind.options[1]!, { extraMinor: 250, needs: [{ designation: 'servo 9 g', quantity: 2 }] });
    const name = { id: 'name', kind: 'TEXT', name: words('Name'), mostCharacters: 12, extraMinor: 150, standard: '', options: [] }; // oxfmt-ignore
    expect((await say(id, { program: ring(), parameters: [bore(), kind, name] })).error).toBeUndefined();
    expect((await publish(id)).error).toBeUndefined();
    expect((await offered(productId))!.parameters).toMatchObject([
      { id: 'bore', name: 'Bore' },
      { id: 'kind', options: [{ extra: null }, { extra: { minor: 250 } }] },
      { id: 'name' },
    ]);
    const next = await drafts.begin(productId);
    const stored = await shop
      .ctx()
      .sql<{ tailoring: object }>('SELECT tailoring FROM model_draft WHERE id = $1', [next.id]);
    expect(stored[0]!.tailoring).toMatchObject({
      parameters: [{ standard: 24 }, { options: [{}, { needs: [{ quantity: 2 }] }] }, { mostCharacters: 12 }],
    });
  });

  it('is nothing where the seller says no parameter', async () => {
    const { id, productId } = await begun();
    expect((await say(id, { program: '', parameters: [] })).error).toBeUndefined();
    expect(await ask(productId, TRIAL)).toEqual({ tailoringTrial: null });
    expect((await publish(id)).error).toBeUndefined();
    expect(await offered(productId)).toBeNull();
  });

  it.each([
    ['a range that ends before it begins', [bore({ from: 24, to: 24 })], 'tailoring.parameters.0.to'],
    ['a standard beside its steps', [bore({ standard: '24.2' })], 'tailoring.parameters.0.standard'],
    ['a standard that is no number', [bore({ standard: '' })], 'tailoring.parameters.0.standard'],
    ['too many steps', [bore({ step: 0.001 })], 'tailoring.parameters.0.step'],
    ['a single option', [kinds('thick')], 'tailoring.parameters.0.options'],
    ['an option twice', [kinds('thick', 'thick')], 'tailoring.parameters.0.options'],
    ['a parameter twice', [bore(), bore()], 'tailoring.parameters'],
    ['an id that no program could read', [bore({ id: '2 bores' })], 'tailoring.parameters.0.id'],
    [
      'no name in a language',
      [bore({ name: { en: 'Bore', sk: '', de: 'Bohrung' } })],
      'tailoring.parameters.0.name.sk',
    ],
  ])('is refused with %s, by its place', async (_what, parameters, path) => {
    const { id } = await begun();
    const { error } = await say(id, { program: ring(), parameters });
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(Object.keys(error!.args as object)).toEqual([path]);
  });

  it('is refused with more than a model may have', async () => {
    const { id } = await begun();
    const many = Array.from({ length: 13 }, (_, i) => bore({ id: `bore${i}` }));
    for (const tailoring of [
      { program: ring(), parameters: many },
      { program: `${ring()}${' '.repeat(40_000)}`, parameters: [bore()] },
      { program: '', parameters: [bore()] },
    ])
      expect((await say(id, tailoring)).error?.code).toBe('VALIDATION_FAILED');
  });
});

describe('choices that are tried', () => {
  it('may all be sold, or are refused by the seller for a buyer to read', async () => {
    const { id, productId } = await begun();
    const program = ring("if (kind === 'thin' && bore > 20) refuse('Too thin.');");
    await say(id, { program, parameters: [bore({ standard: '20' }), kinds('thick', 'thin')] });
    const { tried, refused, fault } = await trialOf(productId);
    expect({ tried, fault }).toEqual({ tried: 24, fault: null });
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(tried);
  });

  it.each([
    ['a program that is wrong for an option', "if (kind === 'thin') plate(3);", { reason: 'PROGRAM', line: 2, message: "ReferenceError: 'plate' is not defined" }], // oxfmt-ignore
    ['a part that is nothing at an end of its range', "if (bore === 30) return { parts: { fin: box([0, 0, 0], [1, 1, 1]).subtract(box([-1, -1, -1], [2, 2, 2])) } };", { reason: 'PROGRAM', line: 2 }], // oxfmt-ignore
    ['a part that goes on no bed', 'if (bore === 30) return { parts: { fin: box([0, 0, 0], [900, 9, 9]) } };', { reason: 'NO_BED', partId: 'fin' }], // oxfmt-ignore
    ['what is thinner than can be printed', 'if (bore === 30) return { parts: { fin: box([0, 0, 0], [9, 9, 0.0001]) } };', { reason: 'UNSOUND', partId: 'fin' }], // oxfmt-ignore
    ['an endless loop', "while (kind === 'thin');", { reason: 'TOO_LARGE' }],
    ['a standard that is refused', "if (bore === 24) refuse('Not so.', 'Takto nie.', 'So nicht.');", { reason: 'REFUSED', message: 'So nicht.' }], // oxfmt-ignore
  ])('find %s, and keep the version from being sold', async (_what, more, fault) => {
    const { id, productId } = await begun();
    await say(id, { program: ring(more), parameters: [bore(), kinds('thick', 'thin')] });
    const found = await trialOf(productId, 'de');
    expect(found.fault).toMatchObject(fault);
    expect(found.fault!.chosen).toHaveLength(2);
    const { error } = await publish(id);
    expect(error).toMatchObject({ code: 'TAILORING_BROKEN', args: { reason: fault.reason } });
    expect((error!.args as { choice: string }).choice).toMatch(/Bore: \d+\u00a0mm · Wall: thi/);
    expect((await offered(productId))!.program).toBe(PROGRAM);
  });

  it('ask for all that must be said of the parts first', async () => {
    const { id, productId } = await begun();
    await say(id, { program: ring(), parameters: [bore()] });
    await shop.ctx().sql(`UPDATE model_draft SET parts = '[]' WHERE id = $1`, [id]);
    const { errors } = await shop.graphql(
      `query ($id: Int!) { modelDraft(productId: $id) { ${TRIAL} } }`,
      { id: productId },
      { headers: drafts.headers },
    );
    expect(errors![0]!.extensions).toMatchObject({ code: 'DRAFT_INCOMPLETE' });
  });
});
