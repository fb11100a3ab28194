import type { PrinterClass } from '../../../codegen/schema.gen.ts';
import { keepPrinterClass } from '../../../lib/printer-class.ts';
import { bedText } from '../print/bed.ts';
import { choosePrinter, type OwnPrinter } from '../print/printer.ts';
import type { Printers } from '../print/use-printers.ts';
import { keepProfile } from '../../../lib/printing/kept-profile.ts';
import { profileOf, type SlicerProfile } from './slicer-profile.ts';

/** A configuration of a slicer has about 30 kB, a bundle of presets some hundreds. */
const MOST_BYTES = 4_000_000;
const MOST_FILES = 6;

const plain = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(/original|[^a-z0-9+.]+/g, ' ')} `.replaceAll(/ +/g, ' ');

/** The known printer that a profile names, the one with the longest name where several fit. */
const namedIn = (printers: Printers, text: string): Printers[number] | null => {
  const words = plain(text);
  const fits = printers.filter(
    ({ maker, name }) => words.includes(plain(`${maker} ${name}`)) || words.includes(plain(name)),
  );
  fits.sort((a, b) => b.name.length - a.name.length);
  return fits[0] ?? null;
};

interface Found {
  readonly printer: OwnPrinter | null;
  readonly printerClass: PrinterClass | null;
}

const printerOf = ({ printerName, bed, printerClass }: SlicerProfile, printers: Printers): Found => {
  const known = printerName === null ? null : namedIn(printers, printerName);
  if (known && (!bed || bedText(bed) === bedText(known.bed))) {
    const { id, maker, name } = known;
    return { printer: { id, name: `${maker} ${name}`, bed: known.bed }, printerClass: known.printerClass };
  }
  return { printer: bed && { id: null, name: printerName, bed }, printerClass: known?.printerClass ?? printerClass };
};

/** Reads the files of a slicer and keeps what they say: the profile, and the printer where one is in it. Null where there is no profile. */
export const importProfile = async (files: readonly File[], printers: Printers): Promise<SlicerProfile | null> => {
  if (files.length > MOST_FILES || files.some(({ size }) => size > MOST_BYTES)) return null;
  const profile = profileOf(await Promise.all(files.map((file) => file.text())));
  if (!profile) return null;
  const { printer, printerClass } = printerOf(profile, printers);
  if (printerClass) keepPrinterClass(printerClass);
  if (printer) choosePrinter(printer);
  const { settings } = profile;
  const name = profile.name || (files[0]?.name ?? '');
  if (Object.keys(settings).length > 0) keepProfile({ name, settings });
  return { ...profile, name };
};
