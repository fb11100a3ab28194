import type { FieldError } from '../../../lib/form/field-error.ts';
import { mergeRows } from './merge-typed.ts';
import { changedParts, judgePart, partValuesOf, withNamesFromFiles, type PartValues } from './part-values.ts';
import { useMergedForm } from './use-merged-form.ts';
import type { Draft, ModelDrafting } from './use-model-draft.ts';

export type Rows = Record<string, PartValues>;

const rowsOf = ({ parts }: Draft): Rows => Object.fromEntries(parts.map((part) => [part.id, partValuesOf(part)]));

const judgeRows = (rows: Rows, base: Rows): Record<string, FieldError> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) =>
      Object.entries(judgePart(row, base[id])).map(([field, error]) => [`${id}.${field}`, error]),
    ),
  );

/** All parts of a version in one form: what changed is sent in one step, of all or of none. */
export const usePartsTable = (draft: Draft, drafting: ModelDrafting) => {
  const form = useMergedForm<Rows>({
    stored: rowsOf(draft),
    merge: mergeRows,
    judge: judgeRows,
    send: async (rows, base) => {
      const changed = changedParts(draft.parts, base, rows);
      if (changed.length > 0) await drafting.editParts(changed);
    },
  });
  const { values: rows, reset, base, set } = form;
  const put = (next: Rows) => reset(base, next);
  return {
    ...form,
    rows,
    changedCount: changedParts(draft.parts, base, rows).length,
    put: (id: string, field: string, value: string | boolean) => set(`${id}.${field}`, value as never),
    /** The same in every part. */
    putAll: (changes: Partial<Record<'material' | 'hex', string>>) =>
      put(Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, ...changes }]))),
    nameFromFiles: () => put(withNamesFromFiles(draft.parts, rows)),
  };
};

export type PartsTableForm = ReturnType<typeof usePartsTable>;
