import { expect, test, type Locator } from '@playwright/test';
import { ADMIN, ShopCalls } from '../support/shop-calls.ts';
import { enterAs } from '../support/web/page-entry.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { drafted, newFiles } from '../support/web/page-model.ts';
import { settled } from '../support/web/page-settled.ts';
import { violationsInBothThemes } from '../support/web/page-violations.ts';
import { boxSoup } from '../unit/models/stl-writing.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });

/** A plate over a smaller foot. */
const TRAY = boxSoup([0, 0, 20], [80, 80, 30]).concat(boxSoup([30, 30, 0], [50, 50, 20.5]));
const SPAR = [400, 60, 40];

/** What a picture of a mesh says below it. */
const stateOf = (region: Locator, title: string): Locator =>
  region.locator('figure').filter({ has: region.page().getByText(title, { exact: true }) });

test('a seller turns a part and cuts another one to a bed, sees before and after, and takes both back', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const faults = watchFaults(page);
  const admin = await new ShopCalls(baseURL!).signIn(ADMIN);
  const id = await newFiles(admin, `Glider ${Date.now()}`);
  await drafted(admin, id, '1.0', { spar: SPAR, tray: TRAY });
  await enterAs(page, baseURL!);
  await page.goto(`/admin/products/${id}/model`);
  await settled(page);
  const parts = page.locator('aside.ml');
  const undo = page.locator('.undo').getByRole('button', { name: 'Undo' });

  await test.step('the tray is laid on its plate, and as it lay again', async () => {
    await parts.getByRole('button', { name: /tray/ }).click();
    const lies = page.getByRole('region', { name: 'How it lies' });
    await lies.getByRole('button', { name: 'Turn to the least support' }).click();
    await expect(stateOf(lies, 'As it lay')).toContainText('64 cm²');
    await expect(stateOf(lies, 'Turned').getByRole('img')).toBeVisible();
    await lies.getByRole('button', { name: 'Use the turned file' }).click();
    await expect(lies.getByRole('status').filter({ hasText: 'The turned file will be sold.' })).toBeVisible();
    await undo.click();
    await expect(lies.getByRole('status').filter({ hasText: 'as it lies' })).toBeVisible();
  });

  await test.step('the spar is cut into pieces that go on a bed', async () => {
    await parts.getByRole('button', { name: /spar/ }).click();
    const cut = page.getByRole('region', { name: 'Cut to a bed' });
    await cut.getByRole('combobox', { name: 'Bed of' }).selectOption({ label: 'Prusa MK4S (250 × 210 × 220\u00a0mm)' });
    await cut.getByRole('button', { name: 'Cut this part' }).click();
    await expect(stateOf(cut, 'In one piece')).toContainText('400 × 60 × 40', { timeout: 60_000 });
    await expect(stateOf(cut, 'Piece 1 of 2').getByRole('img')).toBeVisible();
    await expect(stateOf(cut, 'Piece 2 of 2')).toContainText('60 × 40');
    await expect(cut.getByRole('listitem')).toContainText(/Pieces 1 and 2: \d dowels? of \d\smm/);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.reload();
    await settled(page);
    await parts.getByRole('button', { name: /spar/ }).click();
    await expect(cut.getByRole('combobox', { name: 'Bed of' })).toHaveValue('prusa-mk4s');
  });

  await test.step('the pieces are taken, and made one part again', async () => {
    const take = page.getByRole('button', { name: 'Use the pieces' });
    await take.focus();
    await page.keyboard.press('Enter');
    // Two pieces and a dowel; the whole is left out, and may be put back.
    await expect(parts.getByRole('button', { name: /spar/ })).toHaveCount(4);
    await undo.click();
    await expect(parts.getByRole('button', { name: /spar/ })).toHaveCount(1);
    await page.reload();
    await settled(page);
    await expect(parts.getByRole('button', { name: /spar/ })).toHaveCount(1);
  });
  expect(faults).toEqual([]);
});
