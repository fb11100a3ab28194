import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import type { FieldError, FieldErrors } from '../../../lib/form/field-error.ts';
import { figure, text, tick, type ValuesOf } from '../../../lib/form/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { coloursFor, MATERIALS } from './part-colours.ts';
import type { DraftPart, ModelDrafting } from './use-model-draft.ts';

const REQUIRED: FieldError = { id: 'catalogue.edit.error.required' };
const required = (value: string) => (value ? undefined : REQUIRED);

const isCount = (count: number | null) => count !== null && Number.isInteger(count) && count >= 1 && count <= 999;

const fields = {
  en: text(required),
  sk: text(),
  de: text(),
  quantity: figure((count) => (isCount(count) ? undefined : { id: 'catalogue.edit.error.whole' })),
  material: text(required),
  hex: text(required),
  supports: tick(),
  grams: figure((grams) => (grams === null || grams >= 0.1 ? undefined : { id: 'catalogue.edit.error.wrong' })),
};

const inputOf = (part: DraftPart, values: ValuesOf<typeof fields>) => ({
  name: { en: values.en, sk: values.sk || values.en, de: values.de || values.en },
  quantity: values.quantity!,
  material: values.material,
  supports: values.supports,
  colour: coloursFor(part.colour).find(({ hex }) => hex === values.hex)!,
  slicedGrams: values.grams,
});

interface PartFieldsProps {
  part: DraftPart;
  errors: FieldErrors<keyof typeof fields>;
}

const PartFields = ({ part, errors }: PartFieldsProps) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const estimate = part.gramsFrom === 'ESTIMATE' && part.grams !== null ? intl.formatNumber(part.grams) : null;
  return (
    <div className="pe-three">
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          lang={language}
          label={t('catalogue.model.partName', { language: language.toUpperCase() })}
          name={language}
          defaultValue={part.name?.[language] ?? ''}
          autoComplete="off"
          error={lines(errors[language])}
        />
      ))}
      <TextInput
        label={t('catalogue.model.quantity')}
        inputMode="numeric"
        name="quantity"
        defaultValue={part.quantity ?? 1}
        autoComplete="off"
        error={lines(errors.quantity)}
      />
      <TextInput
        label={t('catalogue.model.material')}
        list="model-materials"
        name="material"
        defaultValue={part.material ?? ''}
        error={lines(errors.material)}
      />
      <datalist id="model-materials">
        {MATERIALS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Select
        label={t('catalogue.model.colour')}
        name="hex"
        defaultValue={part.colour?.hex ?? ''}
        error={lines(errors.hex)}
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
        name="grams"
        defaultValue={part.gramsFrom === 'SLICER' ? (part.grams ?? '') : ''}
        autoComplete="off"
        error={lines(errors.grams)}
      />
      <Checkbox name="supports" defaultChecked={part.supports ?? false}>
        {t('catalogue.model.supports')}
      </Checkbox>
    </div>
  );
};

/** What only a person knows of a part. A name that is missing in a language is the English one. */
export const PartForm = ({ part, drafting }: { part: DraftPart; drafting: ModelDrafting }) => {
  const t = useText();
  const { props, errors, busy, problem } = useForm({
    fields,
    send: (values) => drafting.editPart(part.id, inputOf(part, values)),
  });
  return (
    <form className="stack" {...props} aria-label={t('catalogue.model.partFacts')}>
      <PartFields part={part} errors={errors} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className="row between">
        <Button variant="quiet" small icon="trash" onClick={() => void drafting.removePart(part.id)}>
          {t('catalogue.model.removePart')}
        </Button>
        <Button type="submit" variant="line" small busy={busy}>
          {t('catalogue.model.savePart')}
        </Button>
      </div>
    </form>
  );
};
