import { useText } from '../../../intl/use-text.ts';

/** What a program may call: the same in every language. */
const WORDS = `build(choice) → { parts: { id: solid | { solid, places, name, cut } }, flight }
refuse(en, sk, de)

box([x, y, z], [x, y, z])    cylinder(radius, height, top)    sphere(radius)
mesh([[x, y, z], …], [[a, b, c], …])    union(…solids)    hull(…shapes)
solid.add(…) .subtract(…) .intersect(…) .move(x, y, z) .turn(x, y, z)
     .scale(x, y, z) .mirror(x, y, z) .around(count, from)

polygon([[x, y], …], …)    circle(radius)    rectangle(width, height)    text(words, height, most)
outline.add(…) .subtract(…) .intersect(…) .move(x, y) .turn(degrees) .scale(x, y)
       .offset(by, 'round' | 'sharp' | 'square') .extrude(height, { twist, top }) .revolve(degrees)

places: [{ turn: [x, y, z], move: [x, y, z] }, …]    name: { en, sk, de }
cut: { bed: [width, depth, height], turn: [x, y, z], joint: 'DOWELS' | 'DOVETAILS' | 'PLAIN' }`;

/** For who writes a program. */
export function ProgramWords() {
  const t = useText();
  return (
    <details className="tpe__words">
      <summary className="link">{t('catalogue.tailoring.words')}</summary>
      <p className="muted">{t('catalogue.tailoring.wordsHint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by keys too */}
      <pre tabIndex={0} aria-label={t('catalogue.tailoring.words')} role="region">
        {WORDS}
      </pre>
    </details>
  );
}
