import { expect, test, type Page } from '@playwright/test';
import { BoxGeometry } from 'three';
import { previewGlb } from '../../server/models/preview/preview-glb.ts';
import { WITH_GRAPHICS } from '../support/browser-options.ts';
import { watchFaults } from '../support/web/page-faults.ts';
import { shareChanged, spreadOf, stillOf } from '../support/web/page-pixels.ts';
import { settled } from '../support/web/page-settled.ts';

test.use({ locale: 'en-GB', launchOptions: WITH_GRAPHICS });

/** Something only three.js says. */
const THREE = 'WebGLRenderer';

/** Every script and model that the page has fetched; the text of scripts is read when asked for. */
const watchCode = (page: Page) => {
  const texts: Promise<string>[] = [];
  const models: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) texts.push(response.text());
    if (pathname.endsWith('.glb')) models.push(pathname);
  });
  return {
    models,
    hasThree: async () => (await Promise.all(texts)).some((text) => text.includes(THREE)),
  };
};

const gallery = (page: Page) => page.getByRole('group', { name: 'View' });
const canvas = (page: Page) => page.getByRole('application', { name: /^3D model of/ });

test('the 3D code comes when it is reached for, the model with the press; it is drawn, arrow keys turn it, leaving is quiet', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const code = watchCode(page);
  await page.goto('/products/1');
  await settled(page);

  await test.step('nothing of three.js at first', async () => {
    expect(await code.hasThree()).toBe(false);
    expect(code.models).toEqual([]);
    await expect(canvas(page)).toHaveCount(0);
  });

  await test.step('the code, but not the model, when a hand reaches for it', async () => {
    await page.getByRole('button', { name: 'Show in 3D' }).hover();
    await expect.poll(code.hasThree).toBe(true);
    expect(code.models).toEqual([]);
  });

  await test.step('draws the model after the press', async () => {
    await gallery(page).getByRole('button', { name: '3D' }).click();
    await expect(canvas(page)).toHaveCount(1, { timeout: 60_000 });
    expect(code.models).toHaveLength(1);
    expect(await spreadOf(await stillOf(canvas(page)))).toBeGreaterThan(5);
  });

  await test.step('turns by the arrow keys and comes back by 0', async () => {
    await canvas(page).focus();
    // The first key takes the hints away.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    const start = await stillOf(canvas(page));
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    const turned = await stillOf(canvas(page));
    expect(await shareChanged(start, turned)).toBeGreaterThan(0.02);
    await page.keyboard.press('0');
    expect(await shareChanged(start, await stillOf(canvas(page)))).toBeLessThan(0.02);
  });

  await test.step('leaves the page', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All models' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
  expect(faults).toEqual([]);
});

test('a page left while the model still loads gives no error', async ({ page }) => {
  const faults = watchFaults(page);
  await page.route('**/*.glb', () => undefined);
  await page.goto('/products/1');
  await settled(page);
  const model = page.waitForRequest('**/*.glb');
  await gallery(page).getByRole('button', { name: '3D' }).click();
  await model;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All models' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the room around the visitor is a code to scan away from telephones, and both files are there', async ({
  page,
  request,
}) => {
  const faults = watchFaults(page);
  await page.goto('/products/1');
  await settled(page);
  const model = page.waitForRequest('**/*.glb');
  await gallery(page).getByRole('button', { name: '3D' }).click();
  const preview = new URL((await model).url());
  await page.getByRole('toolbar', { name: 'View tools' }).getByRole('button', { name: 'In your space' }).click();
  const dialog = page.getByRole('dialog', { name: 'View in your space' });
  await expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const format of ['glb', 'usdz']) {
    const answer = await request.get(`${preview.pathname}/room.${format}`);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBeLessThan(3_000_000);
  }
  expect(faults).toEqual([]);
});

/** A model file with one cube of 20 mm, in the place of the product's own. */
const cubeGlb = async () => {
  const box = new BoxGeometry(20, 20, 20);
  const values = (name: string) => Float32Array.from(box.getAttribute(name).array);
  const mesh = {
    positions: values('position'),
    normals: values('normal'),
    triangles: Uint32Array.from(box.getIndex()!.array),
  };
  return Buffer.from(await previewGlb([{ id: 'nose', hex: '#ff5a1f', explode: [0, 0, 0], mesh }]));
};

const viewer = (page: Page) => page.locator('.vw');
const frames = async (page: Page) => Number(await viewer(page).locator('canvas').getAttribute('data-frames'));
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'View tools' }).getByRole('button', { name, exact: true });

const openCube = async (page: Page) => {
  const body = await cubeGlb();
  await page.route('**/*.glb', (route) => route.fulfill({ contentType: 'model/gltf-binary', body }));
  await page.goto('/products/1');
  await settled(page);
  await page.getByRole('button', { name: 'Show in 3D' }).click();
  await expect(canvas(page)).toHaveCount(1, { timeout: 60_000 });
  await expect.poll(() => frames(page)).toBeGreaterThan(0);
};

/** Waits until no frame has been drawn for a while; the answer is how many there were. */
const atRest = async (page: Page) => {
  let last = -1;
  await expect(async () => {
    const now = await frames(page);
    const before = last;
    last = now;
    expect(now).toBe(before);
  }).toPass({ intervals: [400] });
  return last;
};

const LENGTH = /(\d+\.\d) mm/;

test('by mouse: the model is cut and measured, and nothing is drawn at rest', async ({ page }) => {
  const faults = watchFaults(page);
  await openCube(page);

  await test.step('a section of a 20 mm cube at the middle measures 20.0 × 20.0', async () => {
    await tool(page, 'Section').click();
    for (const axis of ['X', 'Y', 'Z']) {
      await page.getByRole('button', { name: axis, exact: true }).click();
      await expect(page.getByText('Cut 20.0 × 20.0 mm')).toBeVisible();
    }
  });

  await test.step('two presses measure what lies between them', async () => {
    await tool(page, 'Measure').click();
    const { width, height } = (await canvas(page).boundingBox())!;
    await canvas(page).click({ position: { x: width * 0.5, y: height * 0.5 } });
    await canvas(page).click({ position: { x: width * 0.5, y: height * 0.56 } });
    await expect(viewer(page).locator('output')).toHaveText(LENGTH);
    const [, length] = LENGTH.exec(await viewer(page).locator('output').innerText())!;
    expect(Number(length)).toBeGreaterThan(0.5);
    expect(Number(length)).toBeLessThan(34.7);
  });

  await test.step('no frame at rest', async () => {
    const before = await atRest(page);
    await page.waitForTimeout(1500);
    expect(await frames(page)).toBe(before);
  });

  await test.step('a drag turns it', async () => {
    const before = await frames(page);
    await canvas(page).hover();
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.mouse.up();
    expect(await atRest(page)).toBeGreaterThan(before);
  });
  expect(faults).toEqual([]);
});

test('by keyboard alone: every tool, a measured length, a part chosen and isolated', async ({ page }) => {
  const faults = watchFaults(page);
  await openCube(page);
  await expect(canvas(page)).toBeFocused();
  for (const [key, name] of [
    ['s', 'Section'],
    ['e', 'Explode'],
    ['x', 'X-ray'],
    ['w', 'Wireframe'],
    ['m', 'Measure'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('One point is set. Select the second.')).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(viewer(page).locator('output')).toHaveText(LENGTH);
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Measure')).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Isolate' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Isolate' })).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one finger sideways turns the model, up and down scrolls the page, two fingers zoom', async ({ page }) => {
    await openCube(page);
    await canvas(page).scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await canvas(page).boundingBox())!;
    const [midX, midY] = [x + width / 2, y + height / 2];
    const swipe = async (fingers: (step: number) => { x: number; y: number }[]) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
      for (let step = 1; step <= 8; step += 1)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(step) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const scrolled = () => page.evaluate(() => scrollY);

    const start = await stillOf(canvas(page));
    const top = await scrolled();
    await swipe((step) => [{ x: midX + step * 12, y: midY }]);
    const turned = await stillOf(canvas(page));
    expect(await shareChanged(start, turned)).toBeGreaterThan(0.01);
    expect(await scrolled()).toBe(top);

    await swipe((step) => [
      { x: midX - 30 - step * 6, y: midY },
      { x: midX + 30 + step * 6, y: midY },
    ]);
    expect(await shareChanged(turned, await stillOf(canvas(page)))).toBeGreaterThan(0.01);

    await swipe((step) => [{ x: midX, y: midY - step * 20 }]);
    await expect.poll(scrolled).toBeGreaterThan(top);
  });
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the model comes apart at once', async ({ page }) => {
    await openCube(page);
    const before = await atRest(page);
    await tool(page, 'Explode').click();
    expect((await atRest(page)) - before).toBeLessThanOrEqual(4);
  });
});

test('without WebGL the page says so, shows fixed views and keeps the list of parts', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/products/1');
  await settled(page);
  await page.getByRole('button', { name: 'Show in 3D' }).click();
  await expect(page.getByText('3D is not available here')).toBeVisible();
  await expect(viewer(page).locator('.vw__views img')).toHaveCount(4);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});
