import { expect, test, type Page } from '@playwright/test';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB' });

const CODE = /\/assets\/[^/]+\.js$/;

/** A page whose own code is running; documents that the browser asks for from now on are counted. */
const openHome = async (page: Page) => {
  const documents: string[] = [];
  await page.goto('/');
  await settled(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
};

const askForContact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a page whose code went with an update of the shop comes by itself, from one new document', async ({ page }) => {
  const documents = await openHome(page);
  // The shop has another build: the code that this page would load is gone, and a fresh document names other files.
  const isRenewed = () => documents.includes('/contact');
  await page.route(CODE, (route) => (isRenewed() ? route.continue() : route.fulfill({ status: 404 })));
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/x.js">' }));
  await askForContact(page);
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toHaveText('Write to the workshop');
  await settled(page);
  expect(documents).toEqual(['/contact']);
});

test('a page whose code the network lost says so, and comes when it is loaded anew', async ({ page }) => {
  const documents = await openHome(page);
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await askForContact(page);
  await expect(page.getByRole('main')).toContainText('The shop cannot be reached. Check your connection');
  await expect(page.getByRole('main')).not.toContainText(/on our side|ERR_/);
  expect(documents).toEqual([]);
  await page.unroute('**');
  await page.getByRole('button', { name: 'Obnoviť stránku' }).click();
  await expect(heading(page)).toHaveText('Write to the workshop');
});
