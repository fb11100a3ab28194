import { useState, type FormEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { LANGUAGES } from './languages.ts';
import { figureOf } from '../product-input.ts';
import type { Draft, ModelDrafting } from './use-model-draft.ts';

const saidOf = ({ revision, print, changelog }: Draft) => ({
  revision: revision ?? '',
  layerHeight: String(print?.layerHeightMm ?? 0.2),
  infillFrom: String(print?.infillPercent[0] ?? 15),
  infillTo: String(print?.infillPercent[1] ?? 20),
  walls: String(print?.walls ?? 3),
  material: print?.material ?? 'PETG',
  changelog: { en: changelog.en ?? '', sk: changelog.sk ?? '', de: changelog.de ?? '' },
});

type Said = ReturnType<typeof saidOf>;

const FIGURES = ['layerHeight', 'infillFrom', 'infillTo', 'walls'] as const;
const RANGES = { layerHeight: [0.05, 0.6], infillFrom: [0, 100], infillTo: [0, 100], walls: [1, 20] } as const;

const isWrong = (said: Said, key: (typeof FIGURES)[number]): boolean => {
  const [value, [least, most]] = [figureOf(said[key]), RANGES[key]];
  return value === null || !(value >= least && value <= most);
};

const inputOf = ({ revision, material, changelog, ...figures }: Said) => ({
  revision: revision.trim() || null,
  changelog,
  print: {
    material,
    layerHeightMm: figureOf(figures.layerHeight)!,
    infillPercent: [figureOf(figures.infillFrom)!, figureOf(figures.infillTo)!],
    walls: figureOf(figures.walls)!,
  },
});

/** Number, print settings and news of the next version. */
export const VersionForm = ({ draft, drafting }: { draft: Draft; drafting: ModelDrafting }) => {
  const t = useText();
  const [said, setSaid] = useState(() => saidOf(draft));
  const [judged, setJudged] = useState(false);
  const put = (changes: Partial<Said>) => setSaid({ ...said, ...changes });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (FIGURES.every((key) => !isWrong(said, key)) && said.material.trim()) void drafting.edit(inputOf(said));
  };
  return (
    <form className="panel stack" onSubmit={send} noValidate aria-label={t('catalogue.model.next')}>
      <h2 className="h3">{t('catalogue.model.next')}</h2>
      <div className="pe-three">
        <TextInput
          label={t('catalogue.model.revision')}
          hint={t('catalogue.model.revisionHint')}
          value={said.revision}
          onChange={({ target }) => put({ revision: target.value })}
        />
        <TextInput
          label={t('catalogue.model.printMaterial')}
          list="model-materials"
          value={said.material}
          onChange={({ target }) => put({ material: target.value })}
        />
        {FIGURES.map((key) => (
          <TextInput
            key={key}
            label={t(`catalogue.model.${key}`)}
            inputMode="decimal"
            value={said[key]}
            error={judged && isWrong(said, key) ? t('catalogue.edit.error.wrong') : undefined}
            onChange={({ target }) => put({ [key]: target.value })}
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
            value={said.changelog[language]}
            onChange={({ target }) => put({ changelog: { ...said.changelog, [language]: target.value } })}
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="line" small busy={drafting.busy}>
          {t('catalogue.model.saveVersion')}
        </Button>
      </div>
    </form>
  );
};
