import { useText } from '../../../intl/use-text.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { figureOf } from '../../../lib/form/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DraftClashes } from './draft-clashes.tsx';
import { LANGUAGES, type Language } from './languages.ts';
import { mergeTyped } from './merge-typed.ts';
import { useMergedForm } from './use-merged-form.ts';
import type { Draft, ModelDrafting } from './use-model-draft.ts';

/** Least and most of each figure. */
const FIGURES = { layerHeight: [0.05, 0.6], infillFrom: [0, 100], infillTo: [0, 100], walls: [1, 20] } as const;
type Figure = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

interface VersionValues extends Readonly<Record<Figure | Language | 'revision' | 'material', string>> {
  readonly [name: string]: string;
}

const valuesOf = ({ revision, print, changelog }: Draft): VersionValues => {
  const [from = 15, to = 20] = print?.infillPercent ?? [];
  return {
    revision: revision ?? '',
    material: print?.material ?? 'PETG',
    layerHeight: String(print?.layerHeightMm ?? 0.2),
    infillFrom: String(from),
    infillTo: String(to),
    walls: String(print?.walls ?? 3),
    en: changelog.en ?? '',
    sk: changelog.sk ?? '',
    de: changelog.de ?? '',
  };
};

const judge = (values: VersionValues): Partial<Record<Figure | 'material', FieldError>> => {
  const isWrong = (name: Figure) => {
    const [least, most] = FIGURES[name];
    const figure = figureOf(values[name]);
    return !(figure !== null && figure >= least && figure <= most);
  };
  const wrong = FIGURE_NAMES.filter(isWrong).map((name) => [name, { id: 'catalogue.edit.error.wrong' }]);
  return {
    ...(Object.fromEntries(wrong) as Partial<Record<Figure, FieldError>>),
    ...(!values.material.trim() && { material: { id: 'catalogue.edit.error.required' } }),
  };
};

const inputOf = ({ revision, material, en, sk, de, ...figures }: VersionValues) => ({
  revision: revision.trim() || null,
  changelog: { en, sk, de },
  print: {
    material: material.trim(),
    layerHeightMm: figureOf(figures.layerHeight)!,
    infillPercent: [figureOf(figures.infillFrom)!, figureOf(figures.infillTo)!],
    walls: figureOf(figures.walls)!,
  },
});

const useVersionForm = (draft: Draft, drafting: ModelDrafting) =>
  useMergedForm<VersionValues>({
    stored: valuesOf(draft),
    merge: mergeTyped,
    judge,
    send: (values) => drafting.edit(inputOf(values)),
  });

const PrintFields = ({ form: { values, errors, set } }: { form: ReturnType<typeof useVersionForm> }) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <div className="pe-three">
      <TextInput
        label={t('catalogue.model.revision')}
        hint={t('catalogue.model.revisionHint')}
        value={values.revision}
        autoComplete="off"
        onChange={({ target }) => set('revision', target.value)}
      />
      <TextInput
        label={t('catalogue.model.printMaterial')}
        list="model-materials"
        value={values.material}
        error={lines(errors.material)}
        onChange={({ target }) => set('material', target.value)}
      />
      {FIGURE_NAMES.map((key) => (
        <TextInput
          key={key}
          label={t(`catalogue.model.${key}`)}
          inputMode="decimal"
          value={values[key]}
          autoComplete="off"
          error={lines(errors[key])}
          onChange={({ target }) => set(key, target.value)}
        />
      ))}
    </div>
  );
};

/** Number, print settings and news of the next version. */
export const VersionForm = ({ draft, drafting }: { draft: Draft; drafting: ModelDrafting }) => {
  const t = useText();
  const form = useVersionForm(draft, drafting);
  const { props, values, set, busy, problem, conflict } = form;
  return (
    <form className="panel stack" {...props} aria-label={t('catalogue.model.next')}>
      <h2 className="h3">{t('catalogue.model.next')}</h2>
      {conflict && (
        <DraftClashes
          texts="changelog"
          conflict={conflict}
          valueOf={(name) => values[name]!}
          onChoose={(name, value) => set(name, value as string)}
        />
      )}
      <PrintFields form={form} />
      <div className="pe-three">
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            rows={4}
            lang={language}
            label={t('catalogue.model.changelog', { language: language.toUpperCase() })}
            value={values[language]}
            onChange={({ target }) => set(language, target.value)}
          />
        ))}
      </div>
      {problem && !conflict && <Notice kind="error">{problem}</Notice>}
      <div>
        <Button type="submit" variant="line" small busy={busy}>
          {t('catalogue.model.saveVersion')}
        </Button>
      </div>
    </form>
  );
};
