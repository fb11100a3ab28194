import { consent } from '../../lib/consent.ts';
import { csrfToken } from '../../lib/account/csrf.ts';
import { languageHeader } from '../../lib/language-header.ts';
import { visitMark } from './visit-mark.ts';

const visitOf = ({ navigator, screen, document }: Window) => ({
  userAgent: navigator.userAgent,
  referrer: document.referrer,
  language: navigator.language,
  screenResolution: `${screen.width}x${screen.height}`,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
});

let sending = false;

/**
 * Has this session counted, once, if the visitor agrees at the moment of sending. It goes without the account's token:
 * visits belong to nobody. A failure stays silent; the next page tries again.
 */
export const sendVisit = async (): Promise<void> => {
  if (sending) return;
  sending = true;
  try {
    const csrf = await csrfToken();
    if (visitMark.isSet() || !consent.allows('analytics')) return;
    const { ok } = await fetch('/api/meta/visits/track', {
      method: 'POST',
      keepalive: true,
      headers: { ...languageHeader(), 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify(visitOf(window)),
    });
    if (ok && consent.allows('analytics')) visitMark.set();
  } catch {
    // Not counted: nothing that the visitor should hear of.
  } finally {
    sending = false;
  }
};
