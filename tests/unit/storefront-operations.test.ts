import { InMemoryCache } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { hashOfDocument } from '../../server/edge/graphql/allow-list.ts';
import { storefrontOperations } from '../../server/edge/graphql/storefront-operations.ts';

const files = import.meta.glob<Record<string, unknown>>('../../web/**/*.gen.ts', { eager: true });
const cache = new InMemoryCache();

const isOperation = (value: unknown): value is DocumentNode =>
  (value as DocumentNode | null)?.kind === Kind.DOCUMENT &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const documents = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isOperation)
    .map((document) => ({ file, hash: hashOfDocument(cache.transformDocument(document)) })),
);
const isOfAdmins = ({ file }: { file: string }) => file.includes('/features/admin-');

describe('the list of what the storefront asks for', () => {
  const listed = storefrontOperations();

  it('holds each operation as Apollo Client sends it, and no other', () => {
    const sent = documents.filter((one) => !isOfAdmins(one)).map(({ hash }) => hash);
    expect(sent.length).toBeGreaterThan(50);
    expect([...listed.keys()].sort()).toEqual([...new Set(sent)].sort());
  });

  it('holds nothing of the administration', () => {
    expect(documents.filter(isOfAdmins).filter(({ hash }) => listed.has(hash))).toEqual([]);
  });
});
