import { useText } from '../../intl/use-text.ts';
import { Notice } from '../notice.tsx';

interface ErrorSummaryProps {
  /** What is wrong with each field. */
  errors: object;
  /** Says `count` of it. */
  text: MessageId;
}

/** How much of a long form is wrong, near what sends it; nothing where all is well. */
export const ErrorSummary = ({ errors, text }: ErrorSummaryProps) => {
  const t = useText();
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  return (
    <Notice kind="error">
      <p>{t(text, { count })}</p>
    </Notice>
  );
};
