import './print-queue-link.css';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/use-account.ts';
import { Icon } from '../../ui/icon.tsx';

/** Leads a signed-in buyer to the parts of what was bought and how far they are printed. */
export const PrintQueueLink = ({ order, product }: { order: string; product: number }) => {
  const t = useText();
  const { user } = useAccount();
  if (!user) return null;
  const search = new URLSearchParams({ order, product: String(product) }).toString();
  return (
    <Link className="link queue-link" to={`/account/print-queue?${search}`}>
      <Icon name="print" size={16} />
      {t('checkout.order.printQueue')}
    </Link>
  );
};
