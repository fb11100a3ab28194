import { useState, type ReactNode } from 'react';
import type { PathOf } from '../../../lib/form/at-path.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Draft, ModelDrafting } from '../model/use-model-draft.ts';
import { MOST } from './judge-tailoring.ts';
import { ParameterFields } from './parameter-fields.tsx';
import type { Previewed, PreviewFault } from './preview-parameters.ts';
import { ProgramField } from './program-field.tsx';
import { ProgramWords } from './program-words.tsx';
import { TailoringTrial, useFaultWords } from './tailoring-trial.tsx';
import { emptyParameter, firstProgram, type ParameterRow, type TailoringValues } from './tailoring-values.ts';
import { usePreviewed, useTailoringForm, useTrial } from './use-tailoring-form.ts';
import '../flight/flight-form.css';
import './tailoring-form.css';

/** Draws what is edited as a shopper would see it, and tells why it cannot. */
export type TailoringPreview = (given: {
  shown: Previewed;
  partIds: readonly string[];
  tell: (fault: PreviewFault | null) => void;
}) => ReactNode;

interface TailoringFormProps {
  productId: number;
  draft: Draft;
  drafting: ModelDrafting;
  preview: TailoringPreview;
}

type Form = ReturnType<typeof useTailoringForm>;

const unusedId = (rows: readonly ParameterRow[], first: string): string =>
  [first, ...Array.from({ length: MOST.parameters }, (_, i) => `${first}${i + 2}`)].find((id) =>
    rows.every((row) => row.id !== id),
  )!;

const raised = (rows: readonly ParameterRow[], place: number): ParameterRow[] =>
  rows.toSpliced(place, 1).toSpliced(place - 1, 0, rows[place]!);

function Parameters({ form: { values, errors, set } }: { form: Form }) {
  const t = useText();
  const { parameters } = values;
  const put = (next: readonly ParameterRow[]) => set('parameters', next);
  return (
    <div>
      {parameters.map((row, i) => (
        <ParameterFields
          // oxlint-disable-next-line react/no-array-index-key -- an id is typed: a row is told from others by its place alone
          key={i}
          row={row}
          path={`parameters.${i}`}
          errors={errors}
          onField={(path, value) => set(path as PathOf<TailoringValues>, value as never)}
          onRemove={() => put(parameters.filter((_, place) => place !== i))}
          onRaise={i > 0 ? () => put(raised(parameters, i)) : undefined}
        />
      ))}
      {parameters.length < MOST.parameters && (
        <Button
          variant="quiet"
          small
          icon="plus"
          onClick={() => put([...parameters, emptyParameter(unusedId(parameters, 'size'))])}
        >
          {t('catalogue.tailoring.add')}
        </Button>
      )}
    </div>
  );
}

/** What is wrong where the program runs: in the preview, else in what the shop tried. */
const useProgramFault = (told: PreviewFault | null, trial: ReturnType<typeof useTrial>['trial']) => {
  const t = useText();
  const words = useFaultWords();
  if (told) return { words: t(`catalogue.tailoring.drawn.${told.code}`, { message: told.message }), line: told.line };
  const tried = trial?.fault;
  return tried?.reason === 'PROGRAM' ? { words: words(tried), line: tried.line } : null;
};

/** What buyers may choose of the model, and the program that draws it, with the picture that they would see. */
export function TailoringForm({ productId, draft, drafting, preview }: TailoringFormProps) {
  const t = useText();
  const lines = useErrorLines();
  const form = useTailoringForm(draft, drafting);
  const { props, values, errors, set, busy, problem, changed } = form;
  const shown = usePreviewed(values);
  const [told, tell] = useState<PreviewFault | null>(null);
  const { trial, tryIt } = useTrial(productId, draft.version);
  const fault = useProgramFault(shown && told, changed ? null : trial);
  const partIds = draft.parts.map(({ id }) => id);
  const begin = () => {
    set('parameters', [emptyParameter('size')]);
    if (!values.program.trim()) set('program', firstProgram(partIds[0] ?? 'part'));
  };
  const isOffered = values.parameters.length > 0;
  return (
    <form className="panel stack" {...props} aria-label={t('catalogue.tailoring.title')}>
      <h2 className="h3">{t('catalogue.tailoring.title')}</h2>
      <p className="muted">{t('catalogue.tailoring.intro')}</p>
      {isOffered ? (
        <>
          <Parameters form={form} />
          <div className="tpe">
            <ProgramField
              value={values.program}
              error={lines(errors.program)}
              fault={fault}
              onChange={(text) => set('program', text)}
            />
            <div className="tpe__see">
              <h3 className="h4">{t('catalogue.tailoring.preview')}</h3>
              {shown ? (
                preview({ shown, partIds, tell })
              ) : (
                <p className="faint">{t('catalogue.tailoring.noPreview')}</p>
              )}
            </div>
          </div>
          <ProgramWords />
        </>
      ) : (
        <div>
          <Button variant="quiet" small icon="plus" onClick={begin}>
            {t('catalogue.tailoring.begin')}
          </Button>
        </div>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <div>
        <Button type="submit" variant="line" small busy={busy} disabled={!changed}>
          {t('catalogue.tailoring.save')}
        </Button>
      </div>
      {isOffered && <TailoringTrial trial={changed ? null : trial} isSaved={!changed} onTry={tryIt} />}
    </form>
  );
}
