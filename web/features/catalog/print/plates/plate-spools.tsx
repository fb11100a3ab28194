import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../../intl/use-text.ts';
import { gramsOf } from '../../../../lib/spools/grams.ts';
import { spools } from '../../../../lib/spools/shelf.ts';
import { useSpools } from '../../../../lib/spools/use-spools.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useRangeText } from '../print-estimate-words.tsx';
import type { PlannedBed } from '../print-beds-plan.tsx';
import type { PlateFigures } from './use-plate-figures.ts';

interface Need {
  readonly filament: string;
  readonly name: string;
  readonly grams: number;
}

/** Grams by filament over all beds; nothing where a part was not measured. */
export const needsOf = (
  plans: readonly PlannedBed[],
  figuresOf: (plan: PlannedBed) => Pick<PlateFigures, 'grams'> | null,
): Need[] => {
  const needs = new Map<string, Need>();
  for (const plan of plans) {
    const figures = figuresOf(plan);
    if (!figures) return [];
    const { filament, material, colour } = plan;
    const grams = (needs.get(filament)?.grams ?? 0) + figures.grams;
    needs.set(filament, { filament, grams, name: [material, colour].filter(Boolean).join(' ') });
  }
  return [...needs.values()];
};

function Verdict({ left, need }: { left: number | null; need: number }) {
  const t = useText();
  const range = useRangeText();
  if (left === null) return null;
  const short = Math.max(0, need - left);
  return (
    <span className={short > 0 ? 'shelf__v fits__v--warn' : 'shelf__v fits__v--ok'}>
      <Icon name={short > 0 ? 'warn' : 'check'} size={16} />
      {short > 0 ? t('products.shelfShort', { grams: range.grams(short) }) : t('products.shelfEnough')}
    </span>
  );
}

function Row({ need: { filament, name, grams } }: { need: Need }) {
  const t = useText();
  const intl = useIntl();
  const range = useRangeText();
  const known = useSpools().find((spool) => spool.filament === filament);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = known ? intl.formatNumber(known.left, { maximumFractionDigits: 1, useGrouping: false }) : '';
  const isWrong = typed !== null && gramsOf(typed) === undefined;
  const commit = () => {
    const weighed = gramsOf(typed ?? shown);
    if (typed === null || weighed === undefined) return;
    setTyped(null);
    if (typed !== shown) spools.weigh({ filament, colour: '' }, weighed, known?.used ?? 0);
  };
  return (
    <li>
      <span className="shelf__n">
        <i style={{ background: filament.slice(filament.lastIndexOf(' ') + 1) }} aria-hidden />
        {name}
      </span>
      <span className="num muted">{t('products.shelfNeeds', { grams: range.grams(grams) })}</span>
      <input
        className="in num"
        aria-label={t('products.shelfLeft', { filament: name })}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        placeholder="?"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <Verdict left={known?.left ?? null} need={grams} />
    </li>
  );
}

/** What the model needs of each filament against what is on the visitor's shelf. */
export function PlateSpools({ needs }: { needs: readonly Need[] }) {
  const t = useText();
  if (needs.length === 0) return null;
  return (
    <div className="shelf" role="group" aria-label={t('products.shelfTitle')}>
      <h3 className="h4">{t('products.shelfTitle')}</h3>
      <p className="faint">{t('products.shelfText')}</p>
      <ul>
        {needs.map((need) => (
          <Row key={need.filament} need={need} />
        ))}
      </ul>
    </div>
  );
}
