import './complaints.css';
import { useText } from '../../../intl/use-text.ts';
import { ComplaintCard } from './complaint-card.tsx';
import type { ComplaintPartsFragment } from './Complaints.gen.ts';

interface ComplaintsPanelProps {
  complaints: readonly ComplaintPartsFragment[];
  onChange: () => Promise<unknown>;
}

/** Complaints about the order, each until its end. */
export const ComplaintsPanel = ({ complaints, onChange }: ComplaintsPanelProps) => {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="complaints-title">
      <h2 className="h3 ao-head" id="complaints-title">
        {t('orders.complaint')}
      </h2>
      {complaints.map((complaint) => (
        <ComplaintCard key={complaint.id} complaint={complaint} onChange={onChange} />
      ))}
    </section>
  );
};
