export type Theme = 'light' | 'dark';

/** Entry of local storage that keeps the visitor's choice. */
export const THEME_KEY = 'martyx_theme';

/** Runs in the head before the first paint: the stored choice, else what the system says. */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('${THEME_KEY}'))}catch(e){}document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`;
