import type { Printers } from './use-printers.ts';

interface PrinterOptionsProps {
  printers: Printers;
  valueOf: (printer: Printers[number]) => string;
}

/** The known printers for a `<select>`, by maker. */
export function PrinterOptions({ printers, valueOf }: PrinterOptionsProps) {
  const makers = [...new Set(printers.map(({ maker }) => maker))];
  return makers.map((maker) => (
    <optgroup key={maker} label={maker}>
      {printers
        .filter((printer) => printer.maker === maker)
        .map((printer) => (
          <option key={printer.id} value={valueOf(printer)}>
            {`${maker} ${printer.name}`}
          </option>
        ))}
    </optgroup>
  ));
}
