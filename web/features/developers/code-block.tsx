import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCopy } from '../../ui/use-copy.ts';

interface CodeBlockProps {
  /** What it is: `curl`, a file's name. */
  title: string;
  code: string;
}

/** A text to be copied, that the keyboard can scroll. */
export const CodeBlock = ({ title, code }: CodeBlockProps) => {
  const t = useText();
  const { said, copy } = useCopy(code);
  return (
    <div>
      <div className="codeh">
        <span>{title}</span>
        <span className="row">
          <span className="faint" role="status">
            {said && t(`developers.copy.${said}`)}
          </span>
          <IconButton
            icon={said === 'copied' ? 'check' : 'copy'}
            label={t('developers.copy', { title })}
            onClick={() => void copy()}
          />
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <pre className="code" tabIndex={0} role="region" aria-label={title}>
        {code}
      </pre>
    </div>
  );
};
