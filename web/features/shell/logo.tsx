import { Link } from 'react-router-dom';
import { LogoMark } from '../../ui/logo-mark.tsx';

/** The name of the shop beside its mark. */
export const Logo = ({ label, onClick }: { label: string; onClick?: () => void }) => (
  <Link className="logo" to="/" aria-label={label} onClick={onClick}>
    <LogoMark />
    <span>Martyx</span>
  </Link>
);
