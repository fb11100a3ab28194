import { TOKEN_KEY, type AccountUser, type SignedIn } from './account-stored.ts';

export type EndReason = 'signed_out' | 'token_expired';

/** What one tab tells the others. */
export type TabMessage =
  | { kind: 'in'; signedIn: SignedIn }
  | { kind: 'user'; token: string; user: AccountUser }
  | { kind: 'end'; token: string; reason: EndReason };

const CHANNEL = 'martyx-account';

/** Storage events overtake messages; waiting a moment lets the message come first, which knows the reason. */
const STORAGE_PAUSE = 150;

interface TabListener {
  onMessage: (message: TabMessage) => void;
  /** The store may no longer be what this tab believes: another tab wrote, or this one slept. */
  onDoubt: () => void;
}

/** Connects this tab with the others of the shop in this browser. Returns how to tell them something. */
export const joinTabs = ({ onMessage, onDoubt }: TabListener): ((message: TabMessage) => void) => {
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) setTimeout(onDoubt, STORAGE_PAUSE);
  });
  window.addEventListener('pageshow', onDoubt);
  window.addEventListener('focus', onDoubt);
  document.addEventListener('visibilitychange', onDoubt);
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return (message) => channel.postMessage(message);
};
