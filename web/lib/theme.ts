export type Theme = 'light' | 'dark';

/** Entry of local storage that keeps the visitor's choice. */
export const THEME_KEY = 'martyx_theme';

/** Colour of the browser's own bars: the page's background. */
export const THEME_COLORS: Record<Theme, string> = { light: '#f4f3ee', dark: '#0f1613' };

/** Gives the browser's bars the colour of a chosen theme, whatever the system says: the first such element counts. */
export function paintBars(color: string): void {
  let bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([media])');
  if (!bar) {
    bar = document.createElement('meta');
    bar.name = 'theme-color';
    document.head.prepend(bar);
  }
  bar.content = color;
}

/** Runs in the head before the first paint: the stored choice, else what the system says. */
export const THEME_SCRIPT = `try{var t=JSON.parse(localStorage.getItem('${THEME_KEY}'))}catch(e){}var c=${JSON.stringify(THEME_COLORS)}[t],b;if(c){b=document.createElement('meta');b.name='theme-color';b.content=c;document.head.prepend(b)}document.documentElement.dataset.theme=c?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`;
