/** How often a list of the administration asks whether something is new, in milliseconds. Hidden tabs do not ask. */
export const LIVE_MS = 15_000;

/** For `skipPollAttempt`: a tab that nobody sees asks nothing. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';
