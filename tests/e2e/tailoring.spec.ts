import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { fillCheckout, orderAndGoToPayPal, orderLinkOf } from '../support/web/page-checkout.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { isWatertight, parseStl, type StlMesh } from '../support/stl.ts';
import { unzip } from '../support/unzip.ts';

const MOTOR_MM = 29;
/** Between the motor and its mount, all round. */
const PLAY_MM = 0.2;

const chooseMotor = async (page: Page) => {
  const section = page.getByRole('region', { name: 'Tailor it' });
  await page.locator('.near.Tailoring').scrollIntoViewIfNeeded();
  // Two modules of WebAssembly are loaded and compiled first.
  await expect(section.locator('canvas')).toBeVisible({ timeout: 60_000 });
  const booster = section.getByRole('group', { name: 'Booster motor' });
  await booster.getByRole('button', { name: `${MOTOR_MM} mm` }).focus();
  await page.keyboard.press('Enter');
  await expect(section.locator('[aria-busy="true"]')).toHaveCount(0);
  return section;
};

/** Of what was made about its axis: how far its nearest corner is from it. */
const boreOf = ({ vertices }: StlMesh): number => Math.min(...vertices.map(([x, y]) => Math.hypot(x, y)));

test('a rocket is tailored to a 29 mm motor, flown on two, bought, and its files are those of the choice', async ({
  page,
}) => {
  test.slow();
  const faults = watchFaults(page);
  await page.goto('/products/2');
  const section = await chooseMotor(page);

  await test.step('it flies on two motors that go into it', async () => {
    const flight = page.locator('#flight');
    await page.locator('.near.RocketFlight').scrollIntoViewIfNeeded();
    await expect(flight.getByText('as you tailored it above')).toBeVisible();
    const sizes = flight.getByRole('group', { name: 'Motor diameter' });
    await expect(sizes.getByRole('button').first()).toHaveText(`${MOTOR_MM} mm`);
    await sizes.getByRole('button').first().click();
    const height = flight.locator('.fl__fig > div', { hasText: 'Height' });
    const heights: (string | null)[] = [];
    for (const place of [0, 1]) {
      await flight.getByRole('radio').nth(place).check();
      heights.push(await height.textContent());
    }
    expect(heights[0]).not.toBe(heights[1]);
  });

  await test.step('it is bought', async () => {
    await section.getByRole('button', { name: 'Add to cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    // The shop makes a choice before it sells it, in the thread that its other work on models takes turns with.
    await expect(cart.getByText(`Booster motor: ${MOTOR_MM}\u00a0mm`)).toBeVisible({ timeout: 60_000 });
    await cart.getByRole('link', { name: 'Go to checkout' }).click();
    await fillCheckout(page);
    await orderAndGoToPayPal(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/payment\/paypal\/success/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
    await page.goto(orderLinkOf(page.url()));
  });

  await test.step('its STL and 3MF are those of the choice', async () => {
    const made = page.getByRole('region', { name: 'Made for your choice' });
    await expect(made.getByText(`Booster motor: ${MOTOR_MM}\u00a0mm`)).toBeVisible();
    const link = made.getByRole('link', { name: /Download/ });
    await expect(link).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await link.click();
    const zip = await unzip(await readFile(await (await download).path()));
    const name = [...zip.keys()].find((each) => /^STL\/.*Motor-mount-29.*\.stl$/.test(each))!;
    const mount = parseStl(zip.get(name)!);
    expect(isWatertight(mount)).toBe(true);
    expect(boreOf(mount)).toBeCloseTo(MOTOR_MM / 2 + PLAY_MM, 1);
    const threeMf = await unzip(zip.get(name.replace(/^STL/, '3MF').replace(/stl$/, '3mf'))!);
    expect(threeMf.get('3D/3dmodel.model')!.toString()).toContain('<triangle ');
    expect(zip.get('README.txt')!.toString()).toMatch(/Booster motor:\s+29/);
  });

  expect(faults).toEqual([]);
});
