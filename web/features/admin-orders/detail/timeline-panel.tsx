import { useIntl } from 'react-intl';
import { formatShortMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import type { AdminOrderPartsFragment } from './AdminOrder.gen.ts';

/** All that happened to the order, newest first, with who did it. */
export const TimelinePanel = ({ timeline }: Pick<AdminOrderPartsFragment, 'timeline'>) => {
  const t = useText();
  const intl = useIntl();
  return (
    <section className="panel" aria-labelledby="timeline-title">
      <h2 className="h3" id="timeline-title">
        {t('orders.timeline')}
      </h2>
      <ol className="ao-tl">
        {timeline.map(({ id, at, text, actor }) => (
          <li key={id}>
            <time className="num faint" dateTime={at}>
              {formatShortMoment(intl, at)}
            </time>
            <span>
              {text}
              {actor && <small>{actor}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
