import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatShortMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction, type Action } from '../../../ui/use-action.ts';
import { LabelPart } from './label-part.tsx';
import {
  useDiscardParcelMutation,
  useHandParcelOverMutation,
  useMarkParcelDeliveredMutation,
  useUndoParcelHandOverMutation,
  type AdminParcelPartsFragment,
} from './Packing.gen.ts';
import { ParcelChange } from './parcel-change.tsx';

type Parcel = AdminParcelPartsFragment;

const KINDS: Partial<Record<Parcel['state'], 'ok' | 'warn' | 'error'>> = {
  PACKED: 'warn',
  DELIVERED: 'ok',
  RETURNED: 'error',
};

/** The state in words; a parcel from the buyer that is not underway yet is a label. */
export const ParcelTag = ({ parcel: { returning, state } }: { parcel: Pick<Parcel, 'returning' | 'state'> }) => {
  const t = useText();
  return (
    <Tag kind={KINDS[state]}>{t(returning ? `orders.parcels.back.${state}` : `orders.parcels.state.${state}`)}</Tag>
  );
};

const HEAVY = 1000;

const Facts = ({ parcel }: { parcel: Parcel }) => {
  const t = useText();
  const intl = useIntl();
  const { carrier, number, trackingUrl, weightGrams, steps } = parcel;
  const weight =
    weightGrams &&
    intl.formatNumber(weightGrams / HEAVY, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 });
  return (
    <>
      <p className="ao-small">
        {carrier ? t(`orders.carrier.${carrier}`) : t('orders.ship.noCarrier')}
        {number &&
          (trackingUrl ? (
            <>
              {' '}
              <a className="link num" href={trackingUrl} target="_blank" rel="noreferrer">
                {number}
              </a>
            </>
          ) : (
            <span className="num"> {number}</span>
          ))}
        {weight && <span className="muted num"> · {weight}</span>}
      </p>
      <ul className="ao-small ao-parcel__items">
        {parcel.lines.map(({ lineId, quantity, productName, sku }) => (
          <li key={lineId}>
            <span className="num">{quantity} ×</span> {productName} <span className="pn">{sku}</span>
          </li>
        ))}
      </ul>
      {steps.length > 1 && (
        <details className="ao-small">
          <summary>{t('orders.parcels.way')}</summary>
          <ol>
            {steps.map(({ id, at, kind, text }) => (
              <li key={id}>
                <time className="num faint" dateTime={at}>
                  {formatShortMoment(intl, at)}
                </time>{' '}
                {text ?? t(parcel.returning ? `orders.parcels.back.${kind}` : `orders.parcels.state.${kind}`)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
};

const READY_TO_LEAVE: readonly Parcel['labelState'][] = ['NONE', 'READY'];

interface ButtonsProps {
  parcel: Parcel;
  action: Action;
  onChange: () => Promise<unknown>;
  onEdit: () => void;
}

const Buttons = ({ parcel, action, onChange, onEdit }: ButtonsProps) => {
  const t = useText();
  const offerUndo = useUndo();
  const [handOver] = useHandParcelOverMutation();
  const [takeBack] = useUndoParcelHandOverMutation();
  const [deliver] = useMarkParcelDeliveredMutation();
  const [discard] = useDiscardParcelMutation();
  const { id, ordinal, state, returning, labelState, undoable } = parcel;
  const variables = { id };
  const undo = async () => {
    await takeBack({ variables });
    await onChange();
  };
  const leave = () =>
    action.run(async () => {
      await handOver({ variables });
      await onChange();
      offerUndo(t('orders.parcels.handedOver', { ordinal }), undo);
    });
  const run = (work: () => Promise<unknown>) => () => void action.run(() => work().then(onChange));
  const packed = state === 'PACKED';
  const underway = state === 'HANDED_OVER' || state === 'READY';
  return (
    <div className="row">
      <LabelPart parcel={parcel} action={action} />
      {packed && !returning && READY_TO_LEAVE.includes(labelState) && (
        <Button small icon="truck" busy={action.busy} onClick={() => void leave()}>
          {t('orders.parcels.handOver')}
        </Button>
      )}
      {packed && !returning && labelState !== 'REQUESTED' && labelState !== 'READY' && (
        <Button variant="line" small onClick={onEdit}>
          {t('orders.parcels.change')}
        </Button>
      )}
      {undoable && (
        <Button variant="line" small busy={action.busy} onClick={run(undo)}>
          {t('orders.parcels.undo')}
        </Button>
      )}
      {(underway || (packed && returning && labelState === 'READY')) && (
        <Button variant="line" small busy={action.busy} onClick={run(() => deliver({ variables }))}>
          {t(returning ? 'orders.parcels.arrivedBack' : 'orders.parcels.delivered')}
        </Button>
      )}
      {packed && (
        <Button variant="quiet" small busy={action.busy} onClick={run(() => discard({ variables }))}>
          {t(returning ? 'orders.parcels.cancelReturn' : 'orders.parcels.unpack')}
        </Button>
      )}
    </div>
  );
};

interface ParcelCardProps {
  parcel: Parcel;
  /** The order has changed with it. */
  onChange: () => Promise<unknown>;
}

/** One parcel: what is in it, where it is, its label, and what can be done next. */
export const ParcelCard = ({ parcel, onChange }: ParcelCardProps) => {
  const t = useText();
  const action = useAction();
  const [editing, setEditing] = useState(false);
  const title = t(parcel.returning ? 'orders.parcels.return' : 'orders.parcels.one', { ordinal: parcel.ordinal });
  return (
    <li className="ao-parcel" aria-label={title}>
      <h3 className="row">
        {title} <ParcelTag parcel={parcel} />
      </h3>
      <Facts parcel={parcel} />
      {editing && <ParcelChange parcel={parcel} onClose={() => setEditing(false)} />}
      <ErrorLine>{action.problem}</ErrorLine>
      <Buttons parcel={parcel} action={action} onChange={onChange} onEdit={() => setEditing(true)} />
    </li>
  );
};
