import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import type { OrderComplaintFragment } from './Complaints.gen.ts';
import { AddPhotos } from './add-photos.tsx';
import { MOST_PHOTOS, type OrderLink } from './complaint-photos.ts';
import { TakeBack } from './take-back.tsx';

type Complaint = OrderComplaintFragment;

const Photos = ({ photos }: Pick<Complaint, 'photos'>) => {
  const t = useText();
  if (photos.length === 0) return null;
  return (
    <ul className="order-complaint__photos">
      {photos.map(({ url, width, height }, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              width={width}
              height={height}
              alt={t('checkout.order.complaint.photo', { number: place + 1 })}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};

/** What the shop said with its last step. */
const Said = ({ complaint: { remedy, amount, extension, message, parcelNumber } }: { complaint: Complaint }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      {remedy && (
        <p className="order-note">
          {t(`checkout.order.complaint.granted.${remedy}`, { amount: amount ? formatMoney(intl, amount) : '' })}
        </p>
      )}
      {extension && (
        <p className="muted order-note">{t('checkout.order.complaint.extension', { reason: extension })}</p>
      )}
      {message && <p className="order-note">{message}</p>}
      {parcelNumber && (
        <p className="muted order-note">{t('checkout.order.complaint.parcel', { number: parcelNumber })}</p>
      )}
    </>
  );
};

interface StandingProps {
  complaint: Complaint;
  /** Name of the line of the order. */
  name: string;
  link: OrderLink;
}

/** Where a complaint stands, what the buyer wrote, and what the shop answered. */
export const ComplaintStanding = ({ complaint, name, link }: StandingProps) => {
  const t = useText();
  const intl = useIntl();
  const { id, state, mayTakeBack, units, receivedAt, dueAt, endedAt, rejection, wish, description, photos } = complaint;
  const values = {
    date: formatDate(intl, new Date(new Date(dueAt).getTime() - 1)),
    ended: endedAt ? formatDate(intl, endedAt) : '',
    reason: rejection ?? '',
  };
  return (
    <article className="order-complaint">
      <h3 className="label">{t('checkout.order.complaint.of', { units, name, date: formatDate(intl, receivedAt) })}</h3>
      <p className="order-note">
        <b>{t(`checkout.order.complaint.state.${state}`, values)}</b>
      </p>
      {state !== 'REVOKED' && <Said complaint={complaint} />}
      <p className="muted order-note">{description}</p>
      <p className="muted order-note">
        {t('checkout.order.complaint.asked', { wish: t(`checkout.order.complaint.remedy.${wish}`) })}
      </p>
      <Photos photos={photos} />
      {state === 'OPENED' && photos.length < MOST_PHOTOS && <AddPhotos complaintId={id} link={link} />}
      {mayTakeBack && <TakeBack complaintId={id} link={link} />}
    </article>
  );
};
