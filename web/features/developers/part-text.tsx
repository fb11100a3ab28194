import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { textLink } from '../../ui/text-link.tsx';

const code = (text: ReactNode) => <code className="num">{text}</code>;

/** Makes `<file>` in a text a link to what the server answers itself. */
const fileLink = (href: string) =>
  function FileLink(text: ReactNode) {
    return (
      <a className="link" href={href}>
        {text}
      </a>
    );
  };

interface PartTextProps {
  id: MessageId;
  /** Where `<link>` leads in the shop. */
  to?: string;
  /** Where `<file>` leads. */
  file?: string;
}

/** A paragraph with `<code>`, `<link>` and `<file>` in it. */
export const PartText = ({ id, to = '/', file = '/' }: PartTextProps) => (
  <p>
    <FormattedMessage id={id} values={{ code, link: textLink(to), file: fileLink(file) }} />
  </p>
);
