import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prefetchAssets, assetsOf, CLIENT, ENTRY, type ViteManifest } from '../../../web/app/manifest.ts';

const MANIFEST: ViteManifest = {
  'entry-client.tsx': { file: 'assets/entry.js', isEntry: true, css: ['assets/frame.css'], imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'app/routes/home.tsx': { file: 'assets/home.js', imports: ['_frame.js', '_card.js'] },
  'app/routes/products.tsx': { file: 'assets/products.js', imports: ['_frame.js', '_card.js'] },
  'app/routes/product.tsx': { file: 'assets/product.js', css: ['assets/product.css'], imports: ['_card.js'] },
};
const assets = (name: string) => assetsOf(MANIFEST, { file: `app/routes/${name}.tsx`, namespaces: [] });

it('names ahead what the list and the product page need beside the page that is open, each once', () => {
  expect(prefetchAssets(MANIFEST, assets('home'))).toEqual([
    '/assets/products.js',
    '/assets/product.js',
    '/assets/product.css',
  ]);
  expect(prefetchAssets(MANIFEST, assets('products'))).toEqual(['/assets/product.js', '/assets/product.css']);
});

it('names nothing ahead without a build', () => {
  expect(prefetchAssets(null, assetsOf(null, undefined))).toEqual([]);
});

it('names files that exist: a chunk that is not found is left out of a page without a word', () => {
  const missing = [ENTRY, CLIENT].filter(
    (file) => !existsSync(path.resolve(import.meta.dirname, '../../../web', file)),
  );
  expect(missing).toEqual([]);
});
