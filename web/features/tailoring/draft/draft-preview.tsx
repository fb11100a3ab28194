import '../tailoring.css';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { extraOf, type Choice } from '../../../codegen/tailoring/choice.gen.ts';
import { formatMoney, type MoneyValue } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ChoiceFields } from '../choice-fields.tsx';
import { isDrawable, standardOf, type Parameter } from '../chosen.ts';
import { TailoredPicture, type BodiesPicture } from '../tailored-picture.tsx';
import type { Bodies, Drawn } from '../use-bodies.ts';

/** What an option takes besides the files, as its seller says it. */
interface Taken {
  readonly designation: string;
  readonly quantity: number;
}

interface Priced {
  readonly extra: MoneyValue | null;
}

type EditedOption = Priced & { readonly id: string; readonly name: string; readonly takes: readonly Taken[] };

export type EditedParameter = Priced &
  Omit<Parameter, '__typename' | 'options' | 'extra'> & { readonly options: readonly EditedOption[] };

type Fault = NonNullable<Bodies['fault']>;

export interface DrawingProblem {
  readonly code: 'PROGRAM' | 'TOO_LARGE' | 'BROKEN';
  readonly message: string;
  readonly line: number | null;
}

const problemOf = (fault: Fault | null): DrawingProblem | null => {
  if (!fault || fault.fault === 'REFUSED') return null;
  const { message = '', line = null } = fault.fault === 'PROGRAM' ? fault : {};
  return { code: fault.fault, message, line };
};

/** Whether a value that was chosen before may still be. */
const isKnown = (
  { kind, from, to, step, options, mostCharacters }: EditedParameter,
  value: number | string,
): boolean => {
  if (kind === 'OPTION') return options.some(({ id }) => id === value);
  if (kind === 'TEXT') return typeof value === 'string' && value.length <= (mostCharacters ?? 0);
  const steps = (Number(value) - from!) / step!;
  return Number(value) >= from! && Number(value) <= to! && Math.abs(steps - Math.round(steps)) < 1e-6;
};

const takenBy = (parameters: readonly EditedParameter[], choice: Choice): readonly Taken[] =>
  parameters.flatMap(({ id, options }) => options.find((option) => option.id === choice[id])?.takes ?? []);

interface AboutProps {
  parameters: readonly EditedParameter[];
  choice: Choice;
}

/** What the choice changes besides the parts. */
function AboutChoice({ parameters, choice }: AboutProps) {
  const t = useText();
  const intl = useIntl();
  const rules = parameters.map(({ extra, options, ...rule }) => ({
    ...rule,
    extraMinor: extra?.minor,
    options: options.map((option) => ({ id: option.id, extraMinor: option.extra?.minor })),
  }));
  const taken = takenBy(parameters, choice).map(
    ({ designation, quantity }) => `${intl.formatNumber(quantity)}\u00a0×\u00a0${designation}`,
  );
  return (
    <dl className="spec">
      <dt>{t('catalogue.tailoring.costs')}</dt>
      <dd className="num">{formatMoney(intl, { minor: extraOf(rules, choice), currency: 'EUR' })}</dd>
      <dt>{t('catalogue.tailoring.takes')}</dt>
      <dd>{taken.length > 0 ? taken.join(' · ') : t('catalogue.tailoring.takesNothing')}</dd>
    </dl>
  );
}

interface DraftPreviewProps {
  program: string;
  parameters: readonly EditedParameter[];
  /** Of the version. */
  partIds: readonly string[];
  picture: BodiesPicture;
  /** Hears why nothing is drawn. */
  tell: (problem: DrawingProblem | null) => void;
}

/** What may be chosen, as a shopper would see it, while its seller still writes it. */
export function DraftPreview({ program, parameters, partIds, picture, tell }: DraftPreviewProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Choice>({});
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // As the fields and the rules of the page read them.
  const shown = parameters as unknown as Parameter[];
  const kept = parameters.filter((each) => chosen[each.id] !== undefined && isKnown(each, chosen[each.id]!));
  const choice: Choice = { ...standardOf(shown), ...Object.fromEntries(kept.map(({ id }) => [id, chosen[id]!])) };
  const strange = drawn?.bodies.find(({ partId }) => !partIds.includes(partId));
  return (
    <div className="tlr">
      <TailoredPicture
        program={program}
        choice={isDrawable(shown, choice) ? choice : standardOf(shown)}
        picture={picture}
        onDrawn={setDrawn}
        onFault={(fault) => tell(problemOf(fault))}
      />
      <div className="tlr__c">
        {strange && <Notice kind="error">{t('catalogue.tailoring.unknownPart', { part: strange.partId })}</Notice>}
        <ChoiceFields parameters={shown} choice={choice} onChange={setChosen} />
        <AboutChoice parameters={parameters} choice={choice} />
      </div>
    </div>
  );
}
