import { useIntl } from 'react-intl';
import { formatDate, formatMoment } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import type { ComplaintPartsFragment } from './Complaints.gen.ts';

type Complaint = ComplaintPartsFragment;

/** What the law says of it, while it is for a person to decide. */
const Advice = ({ complaint: { late, liableUntil, isFiles, state } }: { complaint: Complaint }) => {
  const t = useText();
  const intl = useIntl();
  if (state !== 'OPENED' && state !== 'RECEIVED') return null;
  const date = liableUntil && formatDate(intl, new Date(new Date(liableUntil).getTime() - 1));
  return (
    <>
      {date && late && <p>{t('orders.complaint.late', { date })}</p>}
      {date && !late && <p className="muted">{t('orders.complaint.liable', { date })}</p>}
      {isFiles && <p className="muted">{t('orders.complaint.files')}</p>}
    </>
  );
};

const Photos = ({ photos }: Pick<Complaint, 'photos'>) => {
  const t = useText();
  if (photos.length === 0) return null;
  return (
    <ul className="ao-photos">
      {photos.map(({ url, width, height }, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              width={width}
              height={height}
              alt={t('orders.complaint.photo', { number: place + 1 })}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};

const Decided = ({ complaint: { remedy, amount, delivery } }: { complaint: Complaint }) => {
  const t = useText();
  const intl = useIntl();
  if (!remedy) return null;
  const words = t(`orders.complaint.remedy.${remedy}`);
  const text = () => {
    if (amount) return t('orders.complaint.granted.amount', { remedy: words, amount: formatMoney(intl, amount) });
    return t(delivery ? 'orders.complaint.granted.delivery' : 'orders.complaint.granted', { remedy: words });
  };
  return (
    <p>
      <b>{text()}</b>
    </p>
  );
};

/** What is known of a complaint. */
export const ComplaintFacts = ({ complaint }: { complaint: Complaint }) => {
  const t = useText();
  const intl = useIntl();
  const { productName: name, units, receivedAt, wish, description, photos } = complaint;
  const { extension, message, rejection, parcelNumber } = complaint;
  return (
    <>
      <p>
        <b>{t('orders.complaint.line', { units, name })}</b>
        <span className="muted"> · {formatMoment(intl, receivedAt)}</span>
      </p>
      <p className="ao-words">{description}</p>
      <p className="muted">{t('orders.complaint.wish', { wish: t(`orders.complaint.remedy.${wish}`) })}</p>
      <Photos photos={photos} />
      <Advice complaint={complaint} />
      <Decided complaint={complaint} />
      {extension && <p className="muted">{t('orders.complaint.extension.told', { reason: extension })}</p>}
      {message && <p className="muted">{t('orders.complaint.message.told', { message })}</p>}
      {parcelNumber && <p className="muted">{t('orders.complaint.parcel', { number: parcelNumber })}</p>}
      {rejection && <p>{t('orders.complaint.rejected', { reason: rejection })}</p>}
    </>
  );
};
