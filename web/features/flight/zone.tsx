interface ZoneProps {
  value: number;
  most: number;
  /** Where one stretch of the scale ends and the next begins, from 0 on; the last one ends at `most`. */
  bounds: readonly number[];
  /** Of the stretches: which is the usual one, and which are out of bounds. */
  usual: number;
  wrong: readonly number[];
  label: string;
  format: (bound: number) => string;
}

/** A value on a scale: the usual stretch is green, what is out of bounds hatched. */
export function Zone({ value, most, bounds, usual, wrong, label, format }: ZoneProps) {
  const ends = [...bounds, most];
  const share = (at: number) => `${(Math.min(Math.max(at, 0), most) / most) * 100}%`;
  return (
    <div className="zone" role="img" aria-label={label}>
      <span className="zone__t">
        {ends.map((end, i) => (
          <i
            key={end}
            className={wrong.includes(i) ? 'is-wrong' : i === usual ? 'is-usual' : undefined}
            style={{ width: share(end - (ends[i - 1] ?? 0)) }}
          />
        ))}
      </span>
      <span className="zone__at" style={{ insetInlineStart: share(value) }} />
      {bounds.map((bound) => (
        <small key={bound} style={{ insetInlineStart: share(bound) }}>
          {format(bound)}
        </small>
      ))}
    </div>
  );
}
