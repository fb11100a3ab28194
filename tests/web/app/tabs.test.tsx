import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from '../../../web/ui/tabs.tsx';

const TABS = ['Details', 'Print info', 'Download'].map((label) => ({ id: label, label, href: `?tab=${label}` }));

const strip = (selected: string) => (
  <Tabs label="Product" tabs={TABS} selected={selected} onSelect={() => {}}>
    Panel
  </Tabs>
);

afterEach(() => vi.restoreAllMocks());

it('a strip wider than the window starts at the selected tab, and follows it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return TABS.findIndex(({ label }) => label === this.textContent) * 200;
  });
  const { rerender } = render(strip('Download'));
  const shownFrom = () => screen.getByRole('tablist').scrollLeft;
  const atThird = shownFrom();
  expect(atThird).toBeGreaterThan(200);
  rerender(strip('Print info'));
  expect(shownFrom()).toBeLessThan(atThird);
});
