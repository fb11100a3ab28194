import './consent.css';
import { useSyncExternalStore } from 'react';
import { consent } from '../../lib/consent.ts';
import { late } from '../../ui/late.tsx';
import { reopened } from './reopened.ts';

/** Where it cannot be loaded the question waits for the next page; nothing is allowed meanwhile. */
const ConsentSheet = late(() => import('./consent-sheet.tsx').then((module) => module.ConsentSheet));

const isUndecided = () => consent.get() === null;

/** Asks what may be stored, until that is decided and whenever the footer asks. Only in the browser. */
export const CookieConsent = () => {
  const undecided = useSyncExternalStore(consent.subscribe, isUndecided, () => false);
  const opener = useSyncExternalStore(reopened.subscribe, reopened.get, () => null);
  if (!undecided && !opener) return null;
  return <ConsentSheet key={opener ? 'reopened' : 'first'} opener={opener} closable={!undecided} />;
};
