import { readStored, writeStored } from './storage.ts';

/** What a visitor may refuse. */
export type OptionalCategory = 'analytics' | 'marketing';

export type ConsentChoice = Record<OptionalCategory, boolean>;

export interface ConsentRecord {
  version: typeof CONSENT_VERSION;
  /** ISO 8601: when the choice was made. */
  timestamp: string;
  categories: ConsentChoice & { necessary: true };
}

export const CONSENT_KEY = 'martyx_cookie_consent';
/** Grows when the categories change their meaning: everybody is asked again. */
const CONSENT_VERSION = 1;

/**
 * Runs in the head before the first paint: marks the page `data-consent="ask"` while nothing is decided. The question is in
 * the HTML for everybody; the style sheet shows it by this mark.
 */
export const CONSENT_SCRIPT = `try{var d=JSON.parse(localStorage.getItem('${CONSENT_KEY}')).version===${CONSENT_VERSION}}catch(e){}if(!d)document.documentElement.dataset.consent='ask'`;

const listeners = new Set<() => void>();
let known: ConsentRecord | null | undefined;

const parsed = (value: unknown): ConsentRecord | null => {
  const { version, timestamp, categories } = (value ?? {}) as Partial<Record<keyof ConsentRecord, unknown>>;
  const { analytics, marketing } = (categories ?? {}) as Partial<Record<OptionalCategory, unknown>>;
  if (version !== CONSENT_VERSION || typeof timestamp !== 'string') return null;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  return { version, timestamp, categories: { necessary: true, analytics, marketing } };
};

const become = (record: ConsentRecord | null) => {
  known = record;
  for (const listener of listeners) listener();
};

const onStorage = ({ key }: StorageEvent) => {
  if (key === CONSENT_KEY || key === null) become(parsed(readStored(CONSENT_KEY)));
};

/** What the visitor of this browser allows to be stored; the same in all of its tabs. */
export const consent = {
  /** The record of the current version; null until one was made. */
  get: (): ConsentRecord | null => (known ??= parsed(readStored(CONSENT_KEY))),
  /** False until the visitor agreed. */
  allows: (category: OptionalCategory): boolean => consent.get()?.categories[category] ?? false,
  /** Where the browser forbids storage the choice holds until the page is left. */
  save: ({ analytics, marketing }: ConsentChoice): void => {
    const categories = { necessary: true, analytics, marketing } as const;
    const record: ConsentRecord = { version: CONSENT_VERSION, timestamp: new Date().toISOString(), categories };
    writeStored(CONSENT_KEY, record);
    become(record);
  },
  /** Told of choices made here and in other tabs. */
  subscribe: (listener: () => void): (() => void) => {
    // The same function again is no second listener; it stays, so that no change is missed between two subscribers.
    window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
