import { prepareShops } from './browser-shops.setup.ts';
import { shopsOf, WORKERS } from './browser-shops.ts';

/** Makes the shops of the browser tests in `E2E_DATA_DIR` beforehand: for more than a minute that keeps one core busy. */
await prepareShops(shopsOf(WORKERS));
