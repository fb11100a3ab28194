import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPicturesJob } from '../../../server/admin/sweeping-pictures.job.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { settingCalls } from '../../support/setting-calls.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildPerson(shop, { admin: true }));
});
afterAll(() => shop.close());

const { update, change } = settingCalls(
  () => shop,
  () => headers,
);

interface Picture {
  key: string;
  url: string;
  width: number;
  height: number;
}

const send = async (as: Record<string, string>, background: string) => {
  const payload = await sharp({ create: { width: 60, height: 85, channels: 3, background } })
    .png()
    .toBuffer();
  return shop.inject({
    method: 'POST',
    url: '/api/admin/settings/pictures',
    headers: { ...as, 'content-type': 'image/png' },
    payload,
  });
};

const shown = async () => {
  const query = '{ shopInfo { guaranteeNotice { en { url } sk { url width height } de { url } } } }';
  type Answer = { shopInfo: { guaranteeNotice: object | null } };
  return (await shop.graphql<Answer>(query)).data.shopInfo.guaranteeNotice;
};

const aDayLater = async () => {
  await shop.ctx().sql("UPDATE removed_picture SET removed_at = removed_at - interval '25 hours'");
  await sweepPicturesJob.run(shop.ctx(), {});
};

const statusOf = async ({ url }: Picture) => (await shop.inject({ url })).statusCode;
const valueOf = ({ key, width, height }: Picture) => ({ notice: { en: null, sk: { key, width, height }, de: null } });

describe('the official notice on the legal guarantee', () => {
  it('is a picture that only those who may change settings send', async () => {
    expect((await send({}, '#039')).statusCode).toBe(401);
    const keeper = await buildPerson(shop, { admin: true });
    await shop.ctx().sql(
      `WITH role AS (INSERT INTO admin_role (name, permissions) VALUES ('Stock', $2) RETURNING id)
       UPDATE users SET role_id = role.id FROM role WHERE users.id = $1`,
      [keeper.user.id, [Permission.CATALOGUE]],
    );
    expect((await send(keeper.headers, '#039')).statusCode).toBe(403);
    expect((await send(headers, '#039')).statusCode).toBe(201);
  });

  it('is shown for as long as the settings name it, and its file goes a day after', async () => {
    const first = (await send(headers, '#049')).json<Picture>();
    const unused = (await send(headers, '#149')).json<Picture>();
    expect(await shown()).toBeNull();
    await change('GUARANTEE', valueOf(first));
    expect(await shown()).toEqual({ en: null, sk: { url: first.url, width: 60, height: 85 }, de: null });
    await aDayLater();
    expect([await statusOf(first), await statusOf(unused)]).toEqual([200, 404]);
    const second = (await send(headers, '#059')).json<Picture>();
    await change('GUARANTEE', valueOf(second));
    await aDayLater();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  it('is nothing but a picture of the shop', async () => {
    const { errors } = await update('GUARANTEE', {
      notice: { en: { key: 'https://elsewhere.example/x.webp', width: 60, height: 0 }, sk: null, de: null },
    });
    expect(errors?.[0]?.extensions.args).toEqual({ 'notice.en.key': 'INVALID', 'notice.en.height': 'TOO_LOW' });
  });
});
