import { TOKEN_KEY } from './account-stored.ts';

/**
 * Runs in the head before the first paint: marks the page `data-account="in"` where an unexpired session is stored. The
 * page itself is the same for everybody; the style sheet shows `.only-account` or `.only-guest` by this mark, until
 * React knows who is here.
 */
export const ACCOUNT_SCRIPT = `try{var a=JSON.parse(localStorage.getItem('${TOKEN_KEY}'));if(JSON.parse(atob(a.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3>Date.now())document.documentElement.dataset.account='in'}catch(e){}`;
