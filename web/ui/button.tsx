import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** `signal` is the one buying action of a view; none is ink. */
  variant?: 'signal' | 'line' | 'quiet' | 'danger';
  small?: boolean;
  block?: boolean;
  icon?: IconName;
}

const look = ({ variant, small, block }: Look, className?: string) =>
  classNames('btn', variant && `btn--${variant}`, small && 'btn--sm', block && 'btn--block', className);

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows the ring and takes no further press; the label stays. */
  busy?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
}

export const Button = ({ variant, small, block, icon, busy, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={look({ variant, small, block }, className)}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

/** A link inside the shop that looks like a button. */
export const ButtonLink = ({ variant, small, block, icon, className, children, ...rest }: Look & LinkProps) => (
  <Link className={look({ variant, small, block }, className)} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
  children?: ReactNode;
}

/** A square of 44 px with an icon; `children` is room for a badge. */
export const IconButton = ({ icon, label, className, children, ...rest }: IconButtonProps) => (
  <button type="button" className={classNames('ib', className)} aria-label={label} {...rest}>
    <Icon name={icon} />
    {children}
  </button>
);
