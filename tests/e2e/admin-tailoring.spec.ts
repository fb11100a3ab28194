import { expect, test } from '@playwright/test';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { drafted, newFiles } from '../support/web/page-model.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });

const WRONG = `function build({ size }) {
  return { parts: { ring: cylinder(size / 2 + 2, 8).subtract(cylindr(size / 2, 20)) } };
}`;

/** Nothing is left of the ring at the end of its range. */
const EMPTY = WRONG.replace('cylindr(size / 2, 20)', 'cylinder(size / 2 + (size === 30 ? 3 : 0), 20)');

const SOUND = EMPTY.replace('size === 30 ? 3 : 0', '0');

test('a seller lets buyers choose the size of a part, is told what is wrong with it, and sells it', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const faults = watchFaults(page);
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const id = await newFiles(admin, `Ring ${Date.now()}`);
  await drafted(admin, id, '1.0', { ring: [24, 24, 8] });
  await enterAs(page, baseURL!);
  await page.goto(`/admin/products/${id}/model`);
  await settled(page);
  const form = page.getByRole('form', { name: 'What buyers may choose' });
  const program = form.getByRole('textbox', { name: 'Program', exact: true });
  const tried = form.getByRole('button', { name: 'Try it now' });
  const save = form.getByRole('button', { name: 'Save the choices' });

  await test.step('the first parameter has a name and a picture', async () => {
    await form.getByRole('button', { name: 'Let buyers choose something' }).press('Enter');
    for (const language of ['EN', 'SK', 'DE'])
      await form.getByRole('textbox', { name: `Name (${language})` }).fill(`Size ${language}`);
    await expect(form.locator('canvas')).toBeVisible({ timeout: 60_000 });
    await expect(form.getByRole('slider', { name: 'Size EN' })).toHaveValue('20');
  });

  await test.step('a program that is wrong has its line beside it, and a keyboard goes there and on', async () => {
    await program.fill(WRONG);
    await form.getByRole('button', { name: 'Line 2:' }).press('Enter');
    await expect(form.getByText(/'cylindr' is not defined/)).toBeVisible();
    await expect(program).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(program).not.toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  await test.step('a range that leaves nothing of the part is found before anybody could buy it', async () => {
    await program.fill(EMPTY);
    await expect(form.locator('[aria-busy="true"]')).toHaveCount(0);
    await save.click();
    await tried.click();
    await expect(form.getByText('Tried: Size EN: 30\u00a0mm')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.locator('.pe-notes').getByRole('alert')).toContainText('Size EN: 30\u00a0mm', {
      timeout: 60_000,
    });
  });

  await test.step('one that is sound in its range is sold', async () => {
    await program.fill(SOUND);
    await save.click();
    await tried.click();
    await expect(form.getByText(/choices were made and can be sold/)).toBeVisible({ timeout: 60_000 });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The version is published.')).toBeVisible({ timeout: 60_000 });
    const { productPreview } = await admin.ask<{ productPreview: { tailoring: { program: string } } }>(
      'query ($id: Int!) { productPreview(id: $id) { tailoring { program } } }',
      { id },
    );
    expect(productPreview.tailoring.program).toBe(SOUND);
  });

  expect(faults).toEqual([]);
});
