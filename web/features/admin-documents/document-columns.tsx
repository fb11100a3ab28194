import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Price } from '../../ui/price.tsx';
import { SendingCell } from './sending-cell.tsx';
import type { DocumentRowFragment as Document } from './Documents.gen.ts';

const NumberCell = ({ document: { kind, number, originalNumber } }: { document: Document }) => {
  const t = useText();
  return (
    <span className="doc-number">
      <span className="num nowrap">{number}</span>
      <span className="faint">
        {originalNumber ? t('documents.corrects', { number: originalNumber }) : t(`documents.kind.${kind}`)}
      </span>
    </span>
  );
};

const StateCell = ({ document: { kind, number, state, sending } }: { document: Document }) => {
  const t = useText();
  const tag = state ? (
    <Tag kind={state === 'UNCREDITED' ? 'ok' : 'warn'}>{t(`documents.state.${state}`)}</Tag>
  ) : (
    <Tag>{t(`documents.kind.${kind}`)}</Tag>
  );
  return (
    <span className="doc-number">
      <span className="nowrap">{tag}</span>
      {sending && <SendingCell number={number} sending={sending} />}
    </span>
  );
};

/** What gift cards paid of it is no other sum: the VAT is due on all. */
const TotalCell = ({ document: { total, giftCards } }: { document: Document }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <span className="doc-number">
      <Price value={total} />
      {giftCards && (
        <span className="faint nowrap">{t('documents.giftCards', { amount: formatMoney(intl, giftCards) })}</span>
      )}
    </span>
  );
};

const Files = ({ document: { number, url, dataUrl } }: { document: Document }) => {
  const t = useText();
  return (
    <span className="doc-files">
      <a className="link" href={url} target="_blank" rel="noreferrer" aria-label={t('documents.open.pdf', { number })}>
        PDF
      </a>
      <a className="link" href={dataUrl} download={`${number}.xml`} aria-label={t('documents.open.ubl', { number })}>
        UBL
      </a>
    </span>
  );
};

/** The columns of the list of documents. */
export const useDocumentColumns = (): Column<Document>[] => {
  const t = useText();
  const intl = useIntl();
  const day = (iso: string) => (
    <time className="num muted nowrap" dateTime={iso}>
      {formatDate(intl, `${iso}T12:00:00Z`)}
    </time>
  );
  return [
    {
      key: 'number',
      header: t('documents.number'),
      fixed: true,
      phone: 'title',
      cell: (document) => <NumberCell document={document} />,
    },
    { key: 'buyer', header: t('documents.buyer'), cell: ({ buyerName }) => buyerName },
    { key: 'supplied', header: t('documents.supplied'), cell: ({ taxableOn }) => day(taxableOn) },
    { key: 'issued', header: t('documents.issued'), off: true, phone: 'hide', cell: ({ issuedOn }) => day(issuedOn) },
    {
      key: 'order',
      header: t('documents.order'),
      cell: ({ orderId, orderNumber }) => (
        <Link className="link num nowrap" to={`/admin/orders/${orderId}`}>
          {orderNumber}
        </Link>
      ),
    },
    {
      key: 'country',
      header: t('documents.country'),
      phone: 'hide',
      cell: ({ country }) => <span className="num">{country}</span>,
    },
    { key: 'net', header: t('documents.net'), end: true, phone: 'hide', cell: ({ net }) => <Price value={net} /> },
    { key: 'tax', header: t('documents.tax'), end: true, phone: 'hide', cell: ({ tax }) => <Price value={tax} /> },
    { key: 'total', header: t('documents.total'), end: true, cell: (document) => <TotalCell document={document} /> },
    {
      key: 'state',
      header: t('documents.state'),
      phone: 'title',
      cell: (document) => <StateCell document={document} />,
    },
    { key: 'files', header: t('documents.files'), fixed: true, cell: (document) => <Files document={document} /> },
  ];
};
