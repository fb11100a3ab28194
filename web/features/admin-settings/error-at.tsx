import { Icon } from '../../ui/icon.tsx';
import { useErrorAt } from './use-error-at.ts';

/** What is wrong with something that is no field. */
export const ErrorAt = ({ path }: { path: string }) => {
  const error = useErrorAt(path);
  if (!error) return null;
  return (
    <p className="err">
      <Icon name="warn" />
      <span>{error}</span>
    </p>
  );
};
