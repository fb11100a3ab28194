import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DraftClashes } from './draft-clashes.tsx';
import { LANGUAGES } from './languages.ts';
import { mergeTyped } from './merge-typed.ts';
import { coloursFor, MATERIALS } from './part-colours.ts';
import { judgePart, partInputOf, partValuesOf, type PartValues } from './part-values.ts';
import { useLocalText } from './local-text.ts';
import { useMergedForm } from './use-merged-form.ts';
import type { DraftPart, ModelDrafting } from './use-model-draft.ts';

const usePartForm = (part: DraftPart, drafting: ModelDrafting) =>
  useMergedForm<PartValues>({
    stored: partValuesOf(part),
    merge: mergeTyped,
    judge: (values) => judgePart(values),
    send: (values) => drafting.editPart(part.id, partInputOf(part, values)),
  });

interface PartFieldsProps {
  part: DraftPart;
  form: ReturnType<typeof usePartForm>;
}

const PartNames = ({ form: { values, errors, set } }: Pick<PartFieldsProps, 'form'>) => {
  const t = useText();
  const lines = useErrorLines();
  return LANGUAGES.map((language) => (
    <TextInput
      key={language}
      lang={language}
      label={t('catalogue.model.partName', { language: language.toUpperCase() })}
      value={values[language]}
      autoComplete="off"
      error={lines(errors[language])}
      onChange={({ target }) => set(language, target.value)}
    />
  ));
};

const PartMaterial = ({ part, form: { values, errors, set } }: PartFieldsProps) => {
  const t = useText();
  const lines = useErrorLines();
  const local = useLocalText();
  return (
    <>
      <TextInput
        label={t('catalogue.model.material')}
        list="model-materials"
        value={values.material}
        error={lines(errors.material)}
        onChange={({ target }) => set('material', target.value)}
      />
      <datalist id="model-materials">
        {MATERIALS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Select
        label={t('catalogue.model.colour')}
        value={values.hex}
        error={lines(errors.hex)}
        onChange={({ target }) => set('hex', target.value)}
      >
        <option value="">{t('catalogue.edit.choose')}</option>
        {coloursFor(part.colour).map(({ hex, name }) => (
          <option key={hex} value={hex}>
            {local(name, hex)}
          </option>
        ))}
      </Select>
    </>
  );
};

const PartFields = ({ part, form }: PartFieldsProps) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const { values, errors, set } = form;
  const estimate = part.gramsFrom === 'ESTIMATE' && part.grams !== null ? intl.formatNumber(part.grams) : null;
  return (
    <div className="pe-three">
      <PartNames form={form} />
      <TextInput
        label={t('catalogue.model.quantity')}
        inputMode="numeric"
        value={values.quantity}
        autoComplete="off"
        error={lines(errors.quantity)}
        onChange={({ target }) => set('quantity', target.value)}
      />
      <PartMaterial part={part} form={form} />
      <TextInput
        label={t('catalogue.model.grams')}
        hint={
          estimate === null ? t('catalogue.model.gramsHint') : t('catalogue.model.gramsEstimate', { grams: estimate })
        }
        inputMode="decimal"
        value={values.grams}
        autoComplete="off"
        error={lines(errors.grams)}
        onChange={({ target }) => set('grams', target.value)}
      />
      <Checkbox checked={values.supports} onChange={({ target }) => set('supports', target.checked)}>
        {t('catalogue.model.supports')}
      </Checkbox>
    </div>
  );
};

/** What only a person knows of a part. A name that is missing in a language is the English one. */
export const PartForm = ({ part, drafting }: { part: DraftPart; drafting: ModelDrafting }) => {
  const t = useText();
  const local = useLocalText();
  const form = usePartForm(part, drafting);
  const { props, busy, problem, conflict, values, set } = form;
  return (
    <form className="stack" {...props} aria-label={t('catalogue.model.partFacts')}>
      {conflict && <DraftClashes conflict={conflict} valueOf={(name) => values[name]!} onChoose={set} />}
      <PartFields part={part} form={form} />
      {problem && !conflict && <Notice kind="error">{problem}</Notice>}
      <div className="row between">
        <Button
          variant="quiet"
          small
          icon="trash"
          onClick={() => void drafting.removePart(part.id, local(part.name, part.id))}
        >
          {t('catalogue.model.removePart')}
        </Button>
        <Button type="submit" variant="line" small busy={busy}>
          {t('catalogue.model.savePart')}
        </Button>
      </div>
    </form>
  );
};
