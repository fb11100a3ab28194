import { useText } from '../../../intl/use-text.ts';

/** That a file is being worked on: nobody knows how much of it is done, so the bar only moves. */
export const PartWorking = ({ label }: { label: string }) => {
  const t = useText();
  return (
    <div className="mm__working">
      <div className="mm__bar" role="progressbar" aria-label={label}>
        <i />
      </div>
      <p className="muted" role="status">
        {t('catalogue.model.working')}
      </p>
    </div>
  );
};
