import type { Inks } from './studio.tsx';

/** The filter that turns black drawings for the theme, as a level of grey: `none` is 0, `invert(.92)` is .92. */
export const drawnLevel = (filter: string) => Number(/invert\(([\d.]+)\)/.exec(filter)?.[1] ?? 0);

export function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    ring: value('--ink-3'),
    mark: value('--signal'),
    ink: value('--ink'),
    paper: value('--sheet'),
    drawn: drawnLevel(value('--drawn-filter')),
  };
}

/** Follows the size of what the canvas stands in and the theme of the page; the answer ends it. */
export function watchPageInks(
  canvas: HTMLCanvasElement,
  onSize: (width: number, height: number) => void,
  onTheme: () => void,
) {
  const host = canvas.parentElement!;
  const sizes = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = host;
    // What is not laid out has no shape.
    if (clientWidth > 0 && clientHeight > 0) onSize(clientWidth, clientHeight);
  });
  const themes = new MutationObserver(onTheme);
  sizes.observe(host);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    sizes.disconnect();
    themes.disconnect();
  };
}
