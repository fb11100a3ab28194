import { Icon } from '../../ui/icon.tsx';

/** What went wrong, below what was pressed. */
export const ErrorLine = ({ text }: { text: string | null }) =>
  text && (
    <p className="err" role="alert">
      <Icon name="warn" />
      <span>{text}</span>
    </p>
  );
