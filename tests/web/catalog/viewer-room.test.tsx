import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showViewer, viewerGraphics } from '../../support/fakes/fake-viewer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const supportAr = (): void => {
  const list = { supports: (token: string) => token === 'ar' } as Partial<DOMTokenList> as DOMTokenList;
  vi.spyOn(HTMLAnchorElement.prototype, 'relList', 'get').mockReturnValue(list);
};

/** What the dialog leads to, on the device that is set up. */
const openRoom = async () => {
  viewerGraphics(true);
  showViewer();
  const bar = within(screen.getByRole('toolbar', { name: 'View tools' }));
  await userEvent.click(bar.getByRole('button', { name: 'In your space' }));
  return within(await screen.findByRole('dialog', { name: 'View in your space' }));
};

describe('a model in the room around the visitor', () => {
  it('is opened by Quick Look where the browser says that it can, at a size that stays', async () => {
    supportAr();
    const link = (await openRoom()).getByRole<HTMLAnchorElement>('link', { name: 'Open the camera' });
    expect(link.rel).toBe('ar');
    expect(link.firstElementChild?.tagName).toBe('IMG');
    expect(link.href).toMatch(/\/m\.glb\/room\.usdz#allowsContentScaling=0$/);
    expect(new URL(link.href).origin).toBe(location.origin);
  });

  it('is opened by Scene Viewer on Android, by its plain GLB, and leads back to the page', async () => {
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' });
    const link = (await openRoom()).getByRole<HTMLAnchorElement>('link', { name: 'Open the camera' });
    const [, query = '', intent = ''] = /^intent:\/\/[^?]+\?(.*)#Intent;(.*);end;$/.exec(link.href)!;
    const { file, ...rest } = Object.fromEntries(new URLSearchParams(query));
    expect(file).toMatch(/^http.*\/m\.glb\/room\.glb$/);
    expect(rest).toEqual({ mode: 'ar_preferred', resizable: 'false', title: 'Kriváň' });
    expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent(location.origin + location.pathname)}`);
  });

  it('is shown by the telephone that reads the code, anywhere else', async () => {
    const dialog = await openRoom();
    expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeTruthy();
    expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
