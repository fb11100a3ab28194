import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Makes `<link>` in a text a link of the shop, for `<FormattedMessage>`. */
export const textLink = (to: string) =>
  function TextLink(text: ReactNode) {
    return (
      <Link className="link" to={to}>
        {text}
      </Link>
    );
  };

/** The same in a new tab, so that a half-filled form stays. */
export const sideLink = (to: string) =>
  function SideLink(text: ReactNode) {
    return (
      <Link className="link" to={to} target="_blank">
        {text}
      </Link>
    );
  };

/** The same for an e-mail address. */
export const mailLink = (address: string) =>
  function MailLink(text: ReactNode) {
    return (
      <a className="link" href={`mailto:${address}`}>
        {text}
      </a>
    );
  };
