import { sheetOpener } from './sheet-opener.ts';

/** Opens the sheet again. In Slovak, as the footer is. */
export const CookieSettingsButton = () => (
  <button type="button" className="link" onClick={({ currentTarget }) => sheetOpener.set(currentTarget)}>
    Nastavenia cookies
  </button>
);
