import type { ReactNode } from 'react';
import type { PathOf } from '../../../lib/form/at-path.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import type { Draft, ModelDrafting } from '../model/use-model-draft.ts';
import { FactRows } from './fact-rows.tsx';
import { placeOf, refusalOf } from './flight-refusals.ts';
import { GROUPS, MOVING, type Kind } from './flight-table.ts';
import { flightInput, judgeFlight, kindOf, valuesOf, type FlightValues } from './flight-values.ts';
import './flight-form.css';

interface FlightFormProps {
  draft: Draft;
  drafting: ModelDrafting;
  /** How the page of the product will tell what is saved. */
  preview: ReactNode;
}

const KINDS: readonly Kind[] = ['NONE', ...MOVING];

const useFlightForm = ({ draft, drafting }: Omit<FlightFormProps, 'preview'>) => {
  const t = useText();
  const offerUndo = useUndo();
  const form = useControlledForm<FlightValues>({
    initial: () => valuesOf(draft.flight),
    judge: (values) => judgeFlight(values),
    placing: () => ({ words: refusalOf, at: (path) => placeOf(path) as PathOf<FlightValues> }),
    send: async (values) => {
      const before = form.base;
      await drafting.editFlight(flightInput(values));
      form.reset(values);
      offerUndo(t('catalogue.flight.saved'), async () => {
        await drafting.editFlight(flightInput(before));
        form.reset(before);
      });
    },
  });
  return form;
};

/** How the model flies: the figures that its page computes with, checked and bounded, with what the page will say of them. */
export function FlightForm({ draft, drafting, preview }: FlightFormProps) {
  const t = useText();
  const form = useFlightForm({ draft, drafting });
  const { props, values, errors, set, busy, problem, changed } = form;
  const { kind } = values;
  const parts = draft.parts.map(({ id, name }) => ({ id, name: name?.en ?? id }));
  return (
    <form className="panel stack" {...props} aria-label={t('catalogue.flight.title')}>
      <h2 className="h3">{t('catalogue.flight.title')}</h2>
      <p className="muted">{t('catalogue.flight.intro')}</p>
      <Select
        label={t('catalogue.flight.kind')}
        value={kind}
        onChange={({ target }) => set('kind', target.value as Kind)}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`catalogue.flight.kind.${one}`)}
          </option>
        ))}
      </Select>
      {kind !== 'NONE' &&
        GROUPS[kind].map((group) => (
          <FactRows
            key={`${kind}.${group.name}`}
            {...{ group, parts }}
            rows={values[kind][group.name] ?? []}
            path={`${kind}.${group.name}`}
            errors={errors as Record<string, readonly FieldError[] | undefined>}
            onRows={(rows) => set(kind, { ...values[kind], [group.name]: rows })}
            onField={(path, text) => set(path as PathOf<FlightValues>, text as never)}
          />
        ))}
      {problem && <Notice kind="error">{problem}</Notice>}
      <div>
        <Button type="submit" variant="line" small busy={busy} disabled={!changed}>
          {t('catalogue.flight.save')}
        </Button>
      </div>
      {kindOf(draft.flight) !== 'NONE' && (
        <details className="ff__preview">
          <summary className="link">{t('catalogue.flight.preview')}</summary>
          {preview}
        </details>
      )}
    </form>
  );
}
