import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAction } from '../../../server/audit/audit.service.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { rejectBuild } from '../../../server/gallery/moderation.service.ts';
import { rejectReview } from '../../../server/reviews/review-moderation.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildAdminWith, ownerCtx } from '../../support/builders/build-admin.ts';
import { buildPerson, galleryOf, type Person } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true, email: 'audited@example.sk' });
});
afterAll(() => shop.close());

interface Log {
  auditLog: {
    totalCount: number;
    hasMore: boolean;
    items: { action: string; actorEmail: string; subjectId: string; subjectName: string; changes: object[] }[];
  };
}

const LOG = `query ($filter: AuditFilter, $first: Int, $page: Int) { auditLog(filter: $filter, first: $first, page: $page) {
  totalCount hasMore items { action actorEmail subject subjectId subjectName changes { field before after } } } }`;
const log = async (filter: object, page: object = {}) =>
  (await shop.graphql<Log>(LOG, { filter, ...page }, { headers: owner.headers })).data.auditLog;
const act = (query: string, variables: Record<string, unknown>) =>
  shop.graphql(query, variables, { headers: owner.headers });

describe('the audit log', () => {
  it('tells who did what to whom, with the values before and after', async () => {
    const { id, email } = await buildAccount(shop);
    const close =
      'mutation ($id: ID!, $active: Boolean!) { setUserActive(input: { id: $id, active: $active }) { id } }';
    await act(close, { id, active: false });
    await act(
      'mutation ($id: ID!) { setUserNote(input: { id: $id, note: "Calls back", expectedVersion: 0 }) { id } }',
      { id },
    );
    const { items, totalCount } = await log({ subject: 'USER', subjectId: id });
    expect(totalCount).toBe(2);
    const common = { actorEmail: 'audited@example.sk', subject: 'USER', subjectId: id, subjectName: email };
    expect(items).toEqual([
      { ...common, action: 'user.note', changes: [{ field: 'note', before: '', after: 'Calls back' }] },
      { ...common, action: 'user.deactivate', changes: [{ field: 'active', before: 'true', after: 'false' }] },
    ]);
  });

  it('has no entry of what was refused, or changed nothing', async () => {
    const { id } = await buildAccount(shop);
    await act('mutation ($id: ID!) { setUserActive(input: { id: $id, active: true }) { id } }', { id });
    await act('mutation ($id: ID!) { setUserNote(input: { id: $id, note: "x", expectedVersion: 7 }) { id } }', { id });
    await act('mutation ($id: ID!) { setUserRole(input: { id: $id, admin: false }) { id } }', { id });
    expect((await log({ subjectId: id })).totalCount).toBe(0);
  });

  it('is searched by name, action and admin, without case and diacritics', async () => {
    const [ctx, key] = [await ownerCtx(shop), `K${randomUUID().slice(0, 6)}`];
    const entry = { action: 'product.update', subject: 'PRODUCT', id: key } as const;
    await recordAction(ctx, { ...entry, name: `${key} Čeľusť`, before: { price: 1 }, after: { price: 2 } });
    for (const search of [key.toLowerCase(), `celust ${key}`, `${key} product.upd`, key.slice(0, 2)])
      expect((await log({ search })).items.map(({ subjectId }) => subjectId)).toContain(key);
    expect((await log({ search: `${key} 100%` })).totalCount).toBe(0);
    expect((await log({ search: key, actor: owner.user.id })).totalCount).toBe(0);
    expect((await log({ search: key, actor: ctx.viewer!.userId, subject: 'PRODUCT' })).totalCount).toBe(1);
    expect((await log({ search: key, actor: 'nobody' })).totalCount).toBe(0);
    const [before, after] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    expect((await log({ search: key, from: before, to: after })).totalCount).toBe(1);
    expect((await log({ search: key, from: after })).totalCount).toBe(0);
    expect((await log({ search: key, to: before })).totalCount).toBe(0);
    const { data } = await shop.graphql<{ auditActors: object[] }>(
      '{ auditActors { id email } }',
      {},
      { headers: owner.headers },
    );
    expect(data.auditActors).toContainEqual({ id: owner.user.id, email: 'audited@example.sk' });
  });

  it('counts to 1,000, then to the end of the page, and says that there are more', async () => {
    await shop.ctx().sql(
      `INSERT INTO audit_entry (at, actor_id, actor_email, action, subject, subject_id, subject_name)
       SELECT now() - n * interval '1 day', $1, 'crowd@example.sk', 'order.ship', 'ORDER', n, 'Crowd ' || n
       FROM generate_series(1, 1010) AS n`,
      [owner.user.id],
    );
    const crowd = { search: 'crowd order.ship' };
    expect(await log(crowd)).toMatchObject({ totalCount: 1000, hasMore: true });
    const last = await log(crowd, { first: 100, page: 11 });
    expect(last).toMatchObject({ totalCount: 1010, hasMore: false });
    expect(last.items).toHaveLength(10);
  });

  it('is a CSV of what the filter shows, a row for each change, without formulas', async () => {
    const ctx = await ownerCtx(shop);
    const entry = { action: 'product.update', subject: 'PRODUCT', id: 'csv' } as const;
    const changed = { before: { name: '=1+1', price: 1 }, after: { name: 'B "x"', price: 2 } };
    await recordAction(ctx, { ...entry, name: '@SUM(A1)', ...changed });
    await recordAction(ctx, { ...entry, action: 'product.archive', name: 'Plain' });
    const ask = (query: string, headers = owner.headers) =>
      shop.inject({ url: `/api/admin/audit.csv?${query}`, headers });
    const { body, headers } = await ask('subjectId=csv');
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    const [head, ...rows] = body.trim().split('\r\n');
    expect(head).toContain('at,admin,action,subject,subject_id,name,field,before,after,key');
    expect(rows.map((row) => row.replace(/^[^,]+,[^,]+,/, ''))).toEqual([
      'product.archive,PRODUCT,csv,Plain,,,,',
      `product.update,PRODUCT,csv,"'@SUM(A1)",name,"'=1+1","B ""x""",`,
      `product.update,PRODUCT,csv,"'@SUM(A1)",price,1,2,`,
    ]);
    const crowd = (await ask('search=crowd')).body.trim().split('\r\n');
    expect(crowd).toHaveLength(1 + 1010);
    expect(new Set(crowd.map((row) => row.split(',')[4])).size).toBe(1 + 1010);
    expect((await ask('subject=NOTHING')).statusCode).toBe(400);
    const other = await buildAdminWith(shop, [Permission.ORDERS]);
    expect((await ask('subjectId=csv', other.headers)).statusCode).toBe(403);
  });

  it('can be changed by nobody: neither by the shop nor by who is at its database', async () => {
    await recordAction(await ownerCtx(shop), { action: 'role.create', subject: 'ROLE', id: 'kept', name: 'Kept' });
    for (const statement of [
      "UPDATE audit_entry SET action = 'x'",
      'DELETE FROM audit_entry',
      'DELETE FROM audit_entry WHERE false',
      'TRUNCATE audit_entry',
      "UPDATE audit_entry SET actor_email = 'x' WHERE subject_id = 'kept'",
      "INSERT INTO audit_entry SELECT * FROM audit_entry LIMIT 1 ON CONFLICT (id) DO UPDATE SET action = 'x'",
    ])
      await expect(shop.ctx().sql(statement), statement).rejects.toThrow(/append-only/);
    expect((await log({ subjectId: 'kept' })).items).toMatchObject([{ action: 'role.create' }]);
    const fields = await shop.graphql<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
      '{ __schema { mutationType { fields { name } } } }',
      {},
      { headers: owner.headers },
    );
    expect(fields.data.__schema.mutationType.fields.filter(({ name }) => /audit/i.test(name))).toEqual([]);
  });

  it('outlives the account that it tells of, without its name and what was noted of it', async () => {
    const gone = await buildPerson(shop);
    const { id, email } = gone.user;
    await act(
      'mutation ($id: ID!) { setUserNote(input: { id: $id, note: "Lives in Zvolen", expectedVersion: 0 }) { id } }',
      {
        id,
      },
    );
    const forget = "UPDATE audit_entry SET subject_name = '', before = '{}', after = '{}' WHERE subject_id = $1";
    await expect(shop.ctx().sql(forget, [id])).rejects.toThrow(/append-only/);
    expect((await log({ search: email })).totalCount).toBe(1);
    await shop.ctx().sql('DELETE FROM users WHERE id = $1', [id]);
    const { items } = await log({ subjectId: id });
    expect(items).toMatchObject([
      { action: 'user.note', actorEmail: 'audited@example.sk', subjectName: '', changes: [] },
    ]);
    expect((await log({ search: email })).totalCount).toBe(0);
    const rewrite = "UPDATE audit_entry SET action = 'user.other', before = '{}', after = '{}' WHERE subject_id = $1";
    await expect(shop.ctx().sql(rewrite, [id])).rejects.toThrow(/append-only/);
  });

  it('loses what a person called a build, and why it was refused, with the build and with the account', async () => {
    const gallery = galleryOf(shop);
    const [person, ctx] = [await buildPerson(shop), await ownerCtx(shop)];
    const builds = [];
    for (const title of ['Rocket of Zuzana', 'Plane of Zuzana']) {
      const id = await gallery.submitted(person.headers, { title });
      await rejectBuild(ctx, id, `The photograph shows ${title}`);
      builds.push(id);
    }
    const [first, second] = builds as [string, string];
    const entries = async (subjectId: string) => (await log({ subject: 'BUILD', subjectId })).items;
    const told = { action: 'build.reject', subjectName: 'Plane of Zuzana' };
    const silent = [{ action: 'build.reject', subjectName: '', changes: [] }];
    const forget = "UPDATE audit_entry SET subject_name = '', before = '{}', after = '{}' WHERE subject_id = $1";
    await expect(shop.ctx().sql(forget, [first])).rejects.toThrow(/append-only/);
    await shop.ctx().sql('DELETE FROM build WHERE id = $1', [first]);
    expect(await entries(first)).toMatchObject(silent);
    expect(await entries(second)).toMatchObject([told]);
    await shop.ctx().sql('DELETE FROM users WHERE id = $1', [person.user.id]);
    expect(await entries(second)).toMatchObject(silent);
    expect((await log({ search: 'zuzana' })).totalCount).toBe(0);
  });

  it('loses what was decided about a review with its author', async () => {
    const [person, productId] = [await buildPerson(shop), await buildSellable(shop)];
    const [review] = await shop.ctx().sql<{ id: string }>(
      `INSERT INTO review (user_id, product_id, rating, text, state, version, written_at)
       VALUES ($1, $2, 1, 'Ask me at Lipová 7', 'SUBMITTED', 1, now()) RETURNING id`,
      [person.user.id, productId],
    );
    await rejectReview(await ownerCtx(shop), { id: review!.id, version: 1 }, 'Names Lipová 7');
    const decided = async () => (await log({ subject: 'REVIEW', subjectId: review!.id })).items;
    expect((await decided())[0]!.changes).not.toEqual([]);
    await shop.ctx().sql('DELETE FROM users WHERE id = $1', [person.user.id]);
    expect(await decided()).toMatchObject([{ action: 'review.reject', subjectName: '', changes: [] }]);
  });

  it('is read by nobody without SETTINGS', async () => {
    const others = [Permission.CATALOGUE, Permission.ORDERS, Permission.CUSTOMERS, Permission.ANALYTICS];
    const callers = [{}, (await buildPerson(shop)).headers, (await buildAdminWith(shop, others)).headers];
    for (const query of ['{ auditLog { totalCount } }', '{ auditActors { id } }']) {
      const codes = [];
      for (const headers of callers)
        codes.push((await shop.graphql(query, {}, { headers })).errors?.[0]?.extensions.code);
      expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']);
    }
  });
});
