import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Guide } from './queue.ts';

const NAME = 'guide';
/** In an address: wherever the buyer has got to. */
const RESUMED = 'next';

/** The first step that is not ticked off; what comes before the first one until there is a tick, and after the last. */
const resumePage = ({ steps }: Guide): number =>
  steps.some(({ done }) => done) ? steps.findIndex(({ done }) => !done) + 1 : 0;

const within = (page: number, { steps }: Guide): number =>
  Number.isInteger(page) ? Math.min(Math.max(page, 0), steps.length) : 0;

const withPage = (before: URLSearchParams, page: number | null): URLSearchParams => {
  const next = new URLSearchParams(before);
  if (page === null) next.delete(NAME);
  else next.set(NAME, String(page));
  return next;
};

const QUIETLY = { replace: true, preventScrollReset: true } as const;

export interface GuidePage {
  /** 0 is what comes before the first step; null stands for the parts. */
  readonly page: number | null;
  readonly show: (page: number | null) => void;
  /** Leafs so many pages on, not past the ends. */
  readonly turn: (pages: number) => void;
  /** Goes on where the buyer has got to. */
  readonly open: () => void;
}

/** Which page of the guide is shown: the one that the address names, and from then on the address says which. */
export const useGuidePage = (guide: Guide | null): GuidePage & { wanted: boolean } => {
  const [params, setParams] = useSearchParams();
  const shown = params.get(NAME);
  const [named] = useState(shown);
  const [chosen, setChosen] = useState<number | null>();
  const start = () => (named === null || !guide ? null : named === RESUMED ? resumePage(guide) : Number(named));
  // A tick turns no page: the place to go on from is looked for once, when the guide is known.
  if (guide && chosen === undefined) setChosen(start());
  const page = guide && chosen !== null && chosen !== undefined ? within(chosen, guide) : null;
  useEffect(() => {
    const isSaid = shown === (page === null ? null : String(page));
    if (chosen !== undefined && !isSaid) setParams((before) => withPage(before, page), QUIETLY);
  }, [chosen, page, shown, setParams]);
  return {
    page,
    wanted: chosen === undefined ? named !== null : page !== null,
    show: setChosen,
    turn: (pages) => setChosen((before) => (guide ? within((before ?? 0) + pages, guide) : null)),
    open: () => setChosen(guide ? resumePage(guide) : null),
  };
};
