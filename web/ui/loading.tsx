import { classNames } from './class-names.ts';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** For a picture: its box, such as `4/3`. */
  aspectRatio?: string;
}

/** A grey bar in the place of what is on its way. Mark the region round it `aria-busy`. */
export const Skeleton = ({ width, height, aspectRatio }: SkeletonProps) => (
  <span className="sk" aria-hidden style={{ display: 'block', width, height, aspectRatio }} />
);

/** A turning ring with a word for screen readers. */
export const Spinner = ({ label, large }: { label: string; large?: boolean }) => (
  <span role="status">
    <span className={classNames('spinner', large && 'spinner--lg')} aria-hidden />
    <span className="sr">{label}</span>
  </span>
);
