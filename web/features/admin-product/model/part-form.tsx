import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { LANGUAGES, type Language } from './languages.ts';
import { coloursFor, MATERIALS } from './part-colours.ts';
import { figureOf } from '../product-input.ts';
import type { DraftPart, ModelDrafting } from './use-model-draft.ts';

const saidOf = ({ name, quantity, material, colour, supports, grams, gramsFrom }: DraftPart) => ({
  name: { en: name?.en ?? '', sk: name?.sk ?? '', de: name?.de ?? '' },
  quantity: String(quantity ?? 1),
  material: material ?? '',
  hex: colour?.hex ?? '',
  supports: supports ?? false,
  grams: gramsFrom === 'SLICER' && grams !== null ? String(grams) : '',
});

type Said = ReturnType<typeof saidOf>;
type Lacking = Partial<Record<'name' | 'quantity' | 'material' | 'hex' | 'grams', true>>;

const judge = ({ name, quantity, material, hex, grams }: Said): Lacking => {
  const [count, weight] = [figureOf(quantity), figureOf(grams)];
  return {
    ...(!name.en.trim() && { name: true }),
    ...(!(count !== null && Number.isInteger(count) && count >= 1 && count <= 999) && { quantity: true }),
    ...(!material.trim() && { material: true }),
    ...(!hex && { hex: true }),
    ...(weight !== null && !(weight >= 0.1) && { grams: true }),
  };
};

const inputOf = (part: DraftPart, { name, quantity, material, hex, supports, grams }: Said) => ({
  name: { en: name.en, sk: name.sk || name.en, de: name.de || name.en },
  quantity: Number(quantity),
  material,
  supports,
  colour: coloursFor(part.colour).find((one) => one.hex === hex)!,
  slicedGrams: figureOf(grams),
});

interface PartFieldsProps {
  part: DraftPart;
  said: Said;
  lacking: Lacking;
  onChange: (changes: Partial<Said>) => void;
}

const PartFields = ({ part, said, lacking, onChange }: PartFieldsProps) => {
  const t = useText();
  const intl = useIntl();
  const required = (wrong?: true) => (wrong ? t('catalogue.edit.error.required') : undefined);
  const estimate = part.gramsFrom === 'ESTIMATE' && part.grams !== null ? intl.formatNumber(part.grams) : null;
  return (
    <div className="pe-three">
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          lang={language}
          label={t('catalogue.model.partName', { language: language.toUpperCase() })}
          value={said.name[language]}
          error={language === 'en' ? required(lacking.name) : undefined}
          onChange={({ target }) => onChange({ name: { ...said.name, [language]: target.value } })}
        />
      ))}
      <TextInput
        label={t('catalogue.model.quantity')}
        inputMode="numeric"
        value={said.quantity}
        error={lacking.quantity && t('catalogue.edit.error.whole')}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <TextInput
        label={t('catalogue.model.material')}
        list="model-materials"
        value={said.material}
        error={required(lacking.material)}
        onChange={({ target }) => onChange({ material: target.value })}
      />
      <datalist id="model-materials">
        {MATERIALS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Select
        label={t('catalogue.model.colour')}
        value={said.hex}
        error={required(lacking.hex)}
        onChange={({ target }) => onChange({ hex: target.value })}
      >
        <option value="">{t('catalogue.edit.choose')}</option>
        {coloursFor(part.colour).map(({ hex, name }) => (
          <option key={hex} value={hex}>
            {name[intl.locale as Language]}
          </option>
        ))}
      </Select>
      <TextInput
        label={t('catalogue.model.grams')}
        hint={
          estimate === null ? t('catalogue.model.gramsHint') : t('catalogue.model.gramsEstimate', { grams: estimate })
        }
        inputMode="decimal"
        value={said.grams}
        error={lacking.grams && t('catalogue.edit.error.wrong')}
        onChange={({ target }) => onChange({ grams: target.value })}
      />
      <Checkbox checked={said.supports} onChange={({ target }) => onChange({ supports: target.checked })}>
        {t('catalogue.model.supports')}
      </Checkbox>
    </div>
  );
};

/** What only a person knows of a part. A name that is missing in a language is the English one. */
export const PartForm = ({ part, drafting }: { part: DraftPart; drafting: ModelDrafting }) => {
  const t = useText();
  const [said, setSaid] = useState(() => saidOf(part));
  const [lacking, setLacking] = useState<Lacking>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = judge(said);
    setLacking(found);
    if (Object.keys(found).length === 0) void drafting.editPart(part.id, inputOf(part, said));
  };
  return (
    <form className="stack" onSubmit={send} noValidate aria-label={t('catalogue.model.partFacts')}>
      <PartFields {...{ part, said, lacking }} onChange={(changes) => setSaid({ ...said, ...changes })} />
      <div className="row between">
        <Button variant="quiet" small icon="trash" onClick={() => void drafting.removePart(part.id)}>
          {t('catalogue.model.removePart')}
        </Button>
        <Button type="submit" variant="line" small busy={drafting.busy}>
          {t('catalogue.model.savePart')}
        </Button>
      </div>
    </form>
  );
};
