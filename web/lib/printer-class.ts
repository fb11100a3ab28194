import type { PrinterClass } from '../codegen/schema.gen.ts';
import { readStored, writeStored } from './storage.ts';

/** What the buyer prints on and pays, as the print estimate keeps it. */
export const PRINT_PRICES_KEY = 'martyx_print_prices_v1';

/** Fastest first. */
export const PRINTER_CLASSES = ['FAST', 'QUICK', 'CLASSIC'] as const satisfies readonly PrinterClass[];

const readPrices = () => (readStored(PRINT_PRICES_KEY) ?? {}) as { printerClass?: unknown };

/** How fast the printer of this browser's user is: that of the printer chosen last, or picked since; else QUICK. */
export const readPrinterClass = (): PrinterClass =>
  PRINTER_CLASSES.find((each) => each === readPrices().printerClass) ?? 'QUICK';

/** Keeps the choice beside the prices, where the print estimate finds it too. */
export const keepPrinterClass = (printerClass: PrinterClass): void => {
  writeStored(PRINT_PRICES_KEY, { ...readPrices(), printerClass });
};
