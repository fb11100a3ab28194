/**
 * Whether this browser keeps nothing at all: no cart, account or product seen before, which the page would show, and no choice
 * of language or cookies, which it would follow.
 */
export const isFirstVisit = (): boolean => {
  try {
    return sessionStorage.length + localStorage.length === 0;
  } catch {
    return false;
  }
};
