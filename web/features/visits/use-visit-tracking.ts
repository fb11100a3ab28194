import { useEffect } from 'react';
import { consent } from '../../lib/consent.ts';
import { whenIdle } from '../../lib/timing/when-idle.ts';
import { visitMark } from './visit-mark.ts';

const send = () =>
  import('./send-visit.ts').then(
    ({ sendVisit }) => sendVisit(),
    () => undefined,
  );

/**
 * Has the session counted when the page is idle, once the visitor has allowed analytics: now, later, or in another tab.
 * Consent is always asked for, so signals such as Global Privacy Control change nothing: an explicit yes counts, and
 * without it nothing is sent. Taking it back stops the sending and forgets that the session was counted.
 */
export const useVisitTracking = (): void =>
  useEffect(() => {
    let callOff = () => {};
    const follow = () => {
      callOff();
      if (!consent.allows('analytics')) visitMark.remove();
      else if (!visitMark.isSet()) callOff = whenIdle(() => void send());
    };
    follow();
    const stop = consent.subscribe(follow);
    return () => {
      stop();
      callOff();
    };
  }, []);
