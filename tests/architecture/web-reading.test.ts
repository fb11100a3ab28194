import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from './source.ts';

/** What the hook and the loaders are made of. */
const MACHINERY = /^web\/(lib\/graphql|app\/data)\//;
const files = sourceFiles('web').filter((file) => !MACHINERY.test(file));

const saying = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

describe('a screen reads', () => {
  it('by the hook that codegen makes of its query, never by one of Apollo', () => {
    expect(saying(/\buse(Suspense|Background|Lazy|Loadable)?Query\b|\buseReadQuery\b/)).toEqual([]);
    // What the form's own query has brought of a product, by its id: a part of an answer, and nothing is asked.
    expect(saying(/\buse(Suspense)?Fragment\b/)).toEqual(['web/features/admin-product/product-picker.tsx']);
    const generated = readdirSync(path.join(root, 'web'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.gen.ts'))
      .map((name) => read(`web/${name}`));
    const hooks = generated.filter((text) => /^export const use\w+Query /m.test(text));
    expect(hooks.length).toBeGreaterThan(50);
    expect(hooks.filter((text) => !/\/graphql\/use-query\.ts'/.test(text))).toEqual([]);
  });

  it('and code that acts on an answer asks by `askServer`: nobody reads from a client or its cache', () => {
    expect(saying(/(?<!handler)\.(query|watchQuery|readQuery|readFragment|watchFragment|extract)\s*[(<]/)).toEqual([]);
  });

  it('no answer from a loader, which says only which page an address has', () => {
    expect(saying(/\buseLoaderData\b|\buseRouteLoaderData\b/)).toEqual([
      'web/app/routes/product.tsx',
      'web/app/routes/products.tsx',
    ]);
    const said =
      /\bPage = PAGES\[useLoaderData<PageKind>|const asked = useLoaderData<typeof MOCK \| \w+QueryVariables>/;
    expect(saying(said)).toHaveLength(2);
  });

  it('files of the administration with its session, which a link does not carry', () => {
    expect(saying(/href=(?:"|\{[`'"])\/api\/admin/)).toEqual([]);
  });

  it('as fresh as its query says in its document: no screen names a policy for a question', () => {
    const named = saying(/fetchPolicy|nextFetchPolicy/);
    expect(named.filter((file) => /fetchPolicy: '(cache|network|standby)/.test(read(file)))).toEqual([]);
    // Mutations whose answer belongs to a store of its own.
    expect(named).toEqual([
      'web/features/admin-product/model/use-part-changes.ts',
      'web/features/cart/cart-server.ts',
      'web/features/print-queue/queue-sync.ts',
    ]);
  });
});
