/** Where the page stood when it was scrolled last: what the browser adds by itself is seen by the difference. */
let scrolledTo = 0;
const look = () => {
  scrolledTo = window.scrollY;
};

const scrollOn = (by: number) => {
  const moved = window.scrollY - scrolledTo;
  if (by !== moved) window.scrollBy({ top: by - moved, behavior: 'instant' });
  look();
};

const isWaiting = (place: HTMLElement): boolean =>
  place.childElementCount === 0 || place.querySelector(':scope > [aria-busy]') !== null;

const isEndSeen = (place: HTMLElement): boolean => {
  const { bottom } = place.getBoundingClientRect();
  return bottom > 0 && bottom <= window.innerHeight;
};

/** Gives back the room that is too much. */
const settle = (place: HTMLElement) => {
  const height = place.offsetHeight;
  place.dataset['settled'] = '';
  if (place.getBoundingClientRect().top < 0) scrollOn(place.offsetHeight - height);
};

/**
 * What comes into `place` may be higher or lower than the room that was kept. Where it is higher and begins above the window,
 * the rest of the page stays before the eyes; where it is lower, its room stays until its end is out of sight. Returns how to end it.
 */
export const keepContentStill = (place: HTMLElement): (() => void) => {
  const ending = new AbortController();
  let height = place.offsetHeight;
  const observer = new ResizeObserver(() => {
    const grown = place.offsetHeight - height;
    const start = place.getBoundingClientRect().top + window.scrollY - scrolledTo;
    if (grown !== 0 && start < 0 && start + height <= window.innerHeight) scrollOn(grown);
    height += grown;
  });
  const end = () => {
    observer.disconnect();
    ending.abort();
  };
  const onScroll = () => {
    look();
    if (isWaiting(place) || isEndSeen(place)) return;
    end();
    settle(place);
  };
  look();
  window.addEventListener('scroll', onScroll, { passive: true, signal: ending.signal });
  observer.observe(place);
  return end;
};
