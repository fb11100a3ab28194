import type { PrinterClass } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { useIntl } from 'react-intl';
import { PRINTER_CLASSES } from '../../../lib/printer-class.ts';
import { Origin, useRangeText } from './print-estimate-words.tsx';
import type { PrintHoursPartsFragment } from './PrintEstimate.gen.ts';

const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** A quarter of the shortest axis with round marks that reaches `most`. */
export const axisStep = (most: number): number => {
  const tenth = 10 ** Math.floor(Math.log10(most / 4));
  return tenth * (STEPS.find((step) => step * tenth * 4 >= most) ?? 10);
};

/** The fitted hours stand between the ends of the range by ratio, not by difference. */
const middleOf = ({ min, max }: { min: number; max: number }) => Math.sqrt(min * max);

interface RowProps {
  name: string;
  note: string;
  hours: PrintHoursPartsFragment;
  end: number;
  on: boolean;
}

function Row({ name, note, hours, end, on }: RowProps) {
  const range = useRangeText();
  const at = (value: number) => `${(value / end) * 100}%`;
  return (
    <li className={on ? 'est__r is-on' : 'est__r'} aria-current={on || undefined}>
      <span>
        <strong className="est__c">{name}</strong>
        <br />
        <span className="faint">{note}</span>
      </span>
      <span className="est__b" aria-hidden>
        <i style={{ insetInlineStart: at(hours.min), width: at(hours.max - hours.min) }} />
        <b style={{ insetInlineStart: at(middleOf(hours)) }} />
      </span>
      <span className="est__h">
        <span className="num nowrap">{range.hours(hours)}</span>
        <br />
        <Origin of={hours.origin} />
      </span>
    </li>
  );
}

interface HoursByClassProps {
  hours: Record<PrinterClass, PrintHoursPartsFragment>;
  chosen: PrinterClass;
  /** What the buyer's own profile takes: it is chosen then. */
  own: { name: string; hours: PrintHoursPartsFragment } | null;
}

/** The hours of each class of printer as bars on one axis; the chosen class stands out. */
export function HoursByClass({ hours, chosen, own }: HoursByClassProps) {
  const t = useText();
  const intl = useIntl();
  const step = axisStep(Math.max(...PRINTER_CLASSES.map((each) => hours[each].max), own?.hours.max ?? 0));
  return (
    <>
      <h3 className="h3 est__t">{t('products.estByClass')}</h3>
      <ul className="est">
        {own && <Row name={own.name} note={t('products.profileTitle')} hours={own.hours} end={step * 4} on />}
        {PRINTER_CLASSES.map((each) => (
          <Row
            key={each}
            name={t(`products.estClass.${each}`)}
            note={t(`products.estClassNote.${each}`)}
            hours={hours[each]}
            end={step * 4}
            on={!own && each === chosen}
          />
        ))}
      </ul>
      <div className="est__r est__r--ax" aria-hidden>
        <span />
        <span className="est__ax">
          {[0, 1, 2, 3, 4].map((mark) => (
            <span key={mark}>{intl.formatNumber(mark * step)}</span>
          ))}
        </span>
        <span className="est__h faint">h</span>
      </div>
    </>
  );
}
