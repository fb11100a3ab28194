import './footer.css';
import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShopInfoContext } from '../../lib/shop-info.ts';
import { footerColumns, footerFacts, LEGAL_LINKS } from './links.ts';
import { Logo } from './logo.tsx';

interface FooterProps {
  /** Stands at the end of the legal line. */
  cookieSettings?: ReactNode;
}

/** The title block of the page. In Slovak whatever the language of the page. */
export const Footer = ({ cookieSettings }: FooterProps) => {
  const shop = useContext(ShopInfoContext);
  return (
    <footer className="foot" lang="sk" dir="ltr">
      <div className="wrap">
        <div className="tb">
          <div>
            <Logo label="Martyx, domov" />
            <p className="muted foot__claim">
              Stavebnice a digitálne modely pre 3D tlač: lietadlá, lode, autá a rakety. Navrhnuté a odskúšané na
              Slovensku.
            </p>
          </div>
          {footerColumns(shop).map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="tb tb--row">
          {footerFacts(shop).map(({ name, value, word }) => (
            <div key={name}>
              <small>{name}</small>
              <span className={word ? 'foot__word' : 'num'}>{value}</span>
            </div>
          ))}
        </div>
        <div className="legal">
          <span>© 2026 Martyx. Všetky práva vyhradené.</span>
          <nav aria-label="Právne informácie">
            {LEGAL_LINKS.map(({ to, text }) => (
              <Link key={to} className="link" to={to}>
                {text}
              </Link>
            ))}
            {cookieSettings}
          </nav>
        </div>
      </div>
    </footer>
  );
};
