import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { OrderPackingPartsFragment } from './Packing.gen.ts';
import type { Counts } from './scan.ts';

type Line = OrderPackingPartsFragment['lines'][number];

interface BoxLinesProps {
  lines: readonly Line[];
  counts: Counts;
  onStep: (line: Line, step: number) => void;
}

/** What goes into the box, how much of it lies there, and buttons for what has no code. */
export const BoxLines = ({ lines, counts, onStep }: BoxLinesProps) => {
  const t = useText();
  return (
    <ul className="ao-box">
      {lines.map((each) => {
        const { id, left, line } = each;
        const count = counts.get(id) ?? 0;
        const name = line.productName;
        return (
          <li key={id} className={count >= left ? 'ao-box__full' : undefined}>
            {line.image && <Picture image={line.image} sizes="56px" alt="" />}
            <span>
              {name}
              <br />
              <span className="pn">{line.sku}</span>
            </span>
            <span className="num ao-box__count" aria-label={t('orders.pack.inBox', { name, count, left })}>
              {count} / {left}
              {count >= left && <Icon name="check" size={16} />}
            </span>
            <span className="row">
              <IconButton icon="minus" label={t('orders.pack.less', { name })} onClick={() => onStep(each, -1)} />
              <IconButton icon="plus" label={t('orders.pack.more', { name })} onClick={() => onStep(each, 1)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
};
