import { expect, test } from '@playwright/test';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

test('a letter reaches the seller from the page of contact', async ({ page }) => {
  await page.goto('/about');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Write to the workshop' })).toBeFocused();
  await page.getByLabel('Name').fill('Jana Hrivnáková');
  await page.getByLabel('E-mail').fill('jana@example.sk');
  await page.getByLabel('What is it about?').selectOption('An order');
  await page.getByLabel('Order number, if you have it').fill('MX-2026-000123');
  await page.getByLabel('Message').fill('A screw is missing.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Sent. We answer within one working day')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you sent' })).toContainText('A screw is missing.');
});

test('anyone withdraws from a contract by the keyboard, from the foot of any page', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odstúpiť od zmluvy tu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw from contract here' })).toBeFocused();
  await page.getByLabel('Name').focus();
  for (const words of ['Jana Hrivnáková', 'jana@example.sk', 'MX-2026-000123']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sokol 720, 1 piece');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your withdrawal has arrived' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your withdrawal has arrived' })).toContainText('Sokol 720, 1 piece');
});
