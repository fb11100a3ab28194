import './auth.css';
import type { ReactNode } from 'react';
import { builtUrl } from '../../lib/cdn.ts';
import { classNames } from '../../ui/class-names.ts';
import bay from './bay-drawing.webp?url';
import racer from './racer-drawing.webp?url';
import rocket from './rocket-photo.webp?url';

const PICTURES = {
  rocket: { url: rocket, width: 1056, height: 1056, drawn: false },
  racer: { url: racer, width: 800, height: 600, drawn: true },
  bay: { url: bay, width: 800, height: 600, drawn: true },
};

interface AuthFrameProps {
  picture: keyof typeof PICTURES;
  children: ReactNode;
}

/** A form on the left and a model on the right; narrow screens have the form only. */
export const AuthFrame = ({ picture, children }: AuthFrameProps) => {
  const { url, width, height, drawn } = PICTURES[picture];
  return (
    <div className="auth2">
      <div className="auth2__f">
        <div>{children}</div>
      </div>
      <div className={classNames('auth2__p', drawn && 'auth2__p--drawn')}>
        <img src={builtUrl(url)} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </div>
    </div>
  );
};
