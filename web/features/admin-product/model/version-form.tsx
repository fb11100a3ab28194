import { useText } from '../../../intl/use-text.ts';
import { figure, text, type ValuesOf } from '../../../lib/form/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { LANGUAGES } from './languages.ts';
import type { Draft, ModelDrafting } from './use-model-draft.ts';

const FIGURES = ['layerHeight', 'infillFrom', 'infillTo', 'walls'] as const;

const between = (least: number, most: number) =>
  figure((value) =>
    value !== null && value >= least && value <= most ? undefined : { id: 'catalogue.edit.error.wrong' },
  );

const fields = {
  revision: text(),
  material: text((material) => (material ? undefined : { id: 'catalogue.edit.error.required' })),
  layerHeight: between(0.05, 0.6),
  infillFrom: between(0, 100),
  infillTo: between(0, 100),
  walls: between(1, 20),
  en: text(),
  sk: text(),
  de: text(),
};

const inputOf = ({ revision, material, en, sk, de, ...figures }: ValuesOf<typeof fields>) => ({
  revision: revision || null,
  changelog: { en, sk, de },
  print: {
    material,
    layerHeightMm: figures.layerHeight!,
    infillPercent: [figures.infillFrom!, figures.infillTo!],
    walls: figures.walls!,
  },
});

/** Number, print settings and news of the next version. */
export const VersionForm = ({ draft, drafting }: { draft: Draft; drafting: ModelDrafting }) => {
  const t = useText();
  const lines = useErrorLines();
  const { print, changelog } = draft;
  const [infillFrom = 15, infillTo = 20] = print?.infillPercent ?? [];
  const begun = { layerHeight: print?.layerHeightMm ?? 0.2, infillFrom, infillTo, walls: print?.walls ?? 3 };
  const { props, errors, busy, problem } = useForm({ fields, send: (values) => drafting.edit(inputOf(values)) });
  return (
    <form className="panel stack" {...props} aria-label={t('catalogue.model.next')}>
      <h2 className="h3">{t('catalogue.model.next')}</h2>
      <div className="pe-three">
        <TextInput
          label={t('catalogue.model.revision')}
          hint={t('catalogue.model.revisionHint')}
          name="revision"
          defaultValue={draft.revision ?? ''}
          autoComplete="off"
        />
        <TextInput
          label={t('catalogue.model.printMaterial')}
          list="model-materials"
          name="material"
          defaultValue={print?.material ?? 'PETG'}
          error={lines(errors.material)}
        />
        {FIGURES.map((key) => (
          <TextInput
            key={key}
            label={t(`catalogue.model.${key}`)}
            inputMode="decimal"
            name={key}
            defaultValue={begun[key]}
            autoComplete="off"
            error={lines(errors[key])}
          />
        ))}
      </div>
      <div className="pe-three">
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            rows={4}
            lang={language}
            label={t('catalogue.model.changelog', { language: language.toUpperCase() })}
            name={language}
            defaultValue={changelog[language] ?? ''}
          />
        ))}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div>
        <Button type="submit" variant="line" small busy={busy}>
          {t('catalogue.model.saveVersion')}
        </Button>
      </div>
    </form>
  );
};
