import { Icon } from '../../ui/icon.tsx';

interface FigureProps {
  name: string;
  value: string;
  /** What it means. */
  more?: string;
  wrong?: boolean;
}

/** One figure of a flight, marked where it is not as it should be. */
export const Figure = ({ name, value, more, wrong = false }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={wrong ? 'num is-wrong' : 'num'}>
      {wrong && <Icon name="warn" />} {value}
    </dd>
    {more && <dd className="muted">{more}</dd>}
  </div>
);
