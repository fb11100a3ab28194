import { TOKEN_KEY } from './account-stored.ts';

/** In the place of a token that the server refused: the page that starts with it finds the session expired, and says so. */
const EXPIRED = JSON.stringify(`.${btoa('{"exp":0}')}.`);

/**
 * Runs in the head before the first paint: marks the page `data-account="in"` where an unexpired session is stored. The
 * page itself is the same for everybody; the style sheet shows `.only-account` or `.only-guest` by this mark, until
 * React knows who is here. On a page that is for nobody else it asks the server at once whether the session still holds,
 * and leaves where it does not: on a busy machine the page's own code asks much later.
 */
export const ACCOUNT_SCRIPT = `try{(function(k,s,l){var a=JSON.parse(s.getItem(k));if(JSON.parse(atob(a.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3>Date.now()){document.documentElement.dataset.account='in';var m=/^\\/(account|admin)(\\/|$)/.exec(l.pathname),p=encodeURIComponent(l.pathname+l.search);if(m&&l.pathname!='/admin')fetch('/api/user/profile',{headers:{authorization:'Bearer '+a},cache:'no-store'}).then(function(r){if(r.status==401&&s.getItem(k)==JSON.stringify(a)){s.setItem(k,'${EXPIRED}');l.replace((m[1]=='admin'?'/admin?from=':'/login?next=')+p)}},function(){})}})('${TOKEN_KEY}',localStorage,location)}catch(e){}`;
