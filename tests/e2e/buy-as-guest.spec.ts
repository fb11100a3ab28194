import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { isWatertight, parseStl } from '../support/stl.ts';
import { unzip } from '../support/unzip.ts';

test.use({ locale: 'sk-SK' });

test('a guest buys files and a kit in Slovak by keyboard alone and opens the STL', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');

  await test.step('finds a rocket, spelt wrongly and without diacritics', async () => {
    await typeInto(page, page.getByRole('search').getByRole('combobox'), 'krivan raketta');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?search=krivan/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Kriváň 38\/2/ })
        .first(),
    ).toBeVisible();
  });

  await test.step('puts the kit into the cart', async () => {
    await page.goto('/products/1');
    await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Pridať do košíka' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('puts the files beside it, once', async () => {
    await pressOn(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Len súbory|Súbory/ })
        .first(),
    );
    await expect(page.locator('.ways2').getByRole('link', { name: /Len súbory/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveURL(/\/products\/(?!1\b)\d+/);
    const add = page.getByRole('main').getByRole('button', { name: 'Pridať do košíka' });
    await pressOn(page, add);
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressOn(page, page.getByRole('dialog').getByRole('link', { name: /objednávke|pokladni/i }));
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('fills the form', async () => {
    await typeInto(page, page.getByLabel('E-mail'), 'zuzana.kovacova@posta.sk');
    await typeInto(page, page.getByLabel('Meno', { exact: true }), 'Zuzana');
    await typeInto(page, page.getByLabel('Priezvisko'), 'Kováčová');
    await typeInto(page, page.getByLabel('Ulica a číslo'), 'Ľ. Štúra 14');
    await typeInto(page, page.getByLabel('PSČ'), '97401');
    await typeInto(page, page.getByLabel('Obec'), 'Banská Bystrica');
    await tabTo(page, page.getByRole('radio', { name: /Packeta|kuriér/i }));
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('checkbox', { name: /Súhlasím s dodaním súborov/ }), 'Space');
    await pressOn(page, page.getByRole('checkbox', { name: /obchodnými podmienkami/ }), 'Space');
  });

  await test.step('orders with the obligation to pay, and pays in the simulator', async () => {
    await pressOn(page, page.getByRole('button', { name: /Objednať s povinnosťou platby/ }));
    await pressOn(
      page,
      page.getByRole('region', { name: 'Platba cez PayPal' }).or(page.locator('#paypal-buttons')).getByRole('button'),
    );
    await expect(page).toHaveURL(/\/simulator\/paypal\/approve/);
    await pressOn(page, page.getByRole('button', { name: 'Schváliť' }));
    await expect(page).toHaveURL(/\/payment\/paypal\/success/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ďakujeme/);
  });

  await test.step('downloads a zip whose STL files are watertight', async () => {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Stiahnuť/ })
      .first();
    const download = page.waitForEvent('download');
    await pressOn(page, link);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const files = await unzip(await readFile(await file.path()));
    const models = [...files].filter(([name]) => name.endsWith('.stl'));
    expect(models.length).toBeGreaterThan(5);
    for (const [name, bytes] of models) expect(isWatertight(parseStl(bytes)), name).toBe(true);
    expect([...files.keys()].some((name) => /readme/i.test(name))).toBe(true);
  });

  expect(faults).toEqual([]);
});
