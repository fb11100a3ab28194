import './print-queue-link.css';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Icon } from '../../ui/icon.tsx';

interface QueueLinkProps {
  order: string;
  product: number;
}

const addressOf = ({ order, product }: QueueLinkProps, view: Record<string, string> = {}): string =>
  `/account/print-queue?${new URLSearchParams({ order, product: String(product), ...view }).toString()}`;

/** Leads a signed-in buyer to the parts of what was bought and how far they are printed. */
export const PrintQueueLink = (props: QueueLinkProps) => {
  const t = useText();
  const { user } = useAccount();
  if (!user) return null;
  return (
    <Link className="link queue-link" to={addressOf(props)}>
      <Icon name="print" size={16} />
      {t('checkout.order.printQueue')}
    </Link>
  );
};

/** Leads a signed-in buyer to the guide, where building goes on. */
export const BuildGuideLink = (props: QueueLinkProps) => {
  const t = useText();
  const { user } = useAccount();
  if (!user) return null;
  return (
    <Link className="link queue-link" to={addressOf(props, { guide: 'next' })}>
      <Icon name="file" size={16} />
      {t('checkout.order.buildGuide')}
    </Link>
  );
};
