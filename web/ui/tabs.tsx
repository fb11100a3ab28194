import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

interface TabsProps {
  label: string;
  /** `href` keeps a tab reachable without script and lets it be opened elsewhere. */
  tabs: readonly { id: string; label: ReactNode; href: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** What is kept in sight before the selected tab: the fade at the edge and a piece of its neighbour. */
const LEAD = 56;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Scrolls the strip to the selected tab. */
const useSelectedInSight = (selected: string) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = list.current!;
    const tab = strip.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - LEAD;
  }, [selected]);
  return list;
};

interface TabProps {
  base: string;
  tab: TabsProps['tabs'][number];
  selected: boolean;
  onMove: (event: KeyboardEvent) => void;
  onSelect: () => void;
}

const Tab = ({ base, tab: { id, href, label }, selected, onMove, onSelect }: TabProps) => (
  <a
    role="tab"
    id={`${base}-${id}`}
    href={href}
    aria-selected={selected}
    aria-controls={`${base}-panel`}
    tabIndex={selected ? 0 : -1}
    onKeyDown={onMove}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onSelect();
    }}
  >
    {label}
  </a>
);

/** The tab pattern: arrow keys, Home and End move and select; only the selected tab is in the tab order. */
export const Tabs = ({ label, tabs, selected, onSelect, children }: TabsProps) => {
  const base = useId();
  const list = useSelectedInSight(selected);
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    onSelect(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            {...{ base, tab }}
            selected={tab.id === selected}
            onMove={move}
            onSelect={() => onSelect(tab.id)}
          />
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        tabIndex={0}
        className="tabpanel"
      >
        {children}
      </div>
    </>
  );
};
