import { useState, type ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Seg } from '../../../ui/seg.tsx';
import { DraftClashes } from './draft-clashes.tsx';
import { LANGUAGES, type Language } from './languages.ts';
import { useLocalText } from './local-text.ts';
import { coloursFor, MATERIALS, PALETTE } from './part-colours.ts';
import { PartRow } from './parts-table-row.tsx';
import { usePartsTable, type PartsTableForm } from './use-parts-table.ts';
import type { Draft, ModelDrafting } from './use-model-draft.ts';

/** Material and colour that are put into every row. */
const ForAll = ({ form }: { form: PartsTableForm }) => {
  const t = useText();
  const local = useLocalText();
  const [material, setMaterial] = useState('');
  const [hex, setHex] = useState('');
  const said = { ...(material.trim() && { material: material.trim() }), ...(hex && { hex }) };
  return (
    <fieldset className="pt__all">
      <legend className="label">{t('catalogue.model.table.all')}</legend>
      <input
        className="in"
        list="model-materials"
        aria-label={t('catalogue.model.table.material')}
        placeholder={t('catalogue.model.material')}
        value={material}
        onChange={({ target }) => setMaterial(target.value)}
      />
      <select
        className="in"
        aria-label={t('catalogue.model.table.colour')}
        value={hex}
        onChange={({ target }) => setHex(target.value)}
      >
        <option value="">{t('catalogue.model.colour')}</option>
        {PALETTE.map((one) => (
          <option key={one.hex} value={one.hex}>
            {local(one.name, one.hex)}
          </option>
        ))}
      </select>
      <Button variant="line" small disabled={Object.keys(said).length === 0} onClick={() => form.putAll(said)}>
        {t('catalogue.model.table.apply')}
      </Button>
      <Button variant="line" small onClick={form.nameFromFiles}>
        {t('catalogue.model.table.names')}
      </Button>
    </fieldset>
  );
};

const Head = ({ children }: { children: ReactNode }) => <th scope="col">{children}</th>;

interface RowsProps {
  draft: Draft;
  form: PartsTableForm;
  language: Language;
}

const Rows = ({ draft, form, language }: RowsProps) => {
  const t = useText();
  return (
    <table className="tbl pt">
      <caption className="sr">{t('catalogue.model.table')}</caption>
      <thead>
        <tr>
          <Head>{t('catalogue.model.file')}</Head>
          <Head>{t('catalogue.model.partName', { language: language.toUpperCase() })}</Head>
          <Head>{t('catalogue.model.table.quantity')}</Head>
          <Head>{t('catalogue.model.material')}</Head>
          <Head>{t('catalogue.model.colour')}</Head>
          <Head>{t('catalogue.model.table.grams')}</Head>
          <Head>{t('catalogue.model.turn')}</Head>
          <Head>{t('catalogue.model.table.printing')}</Head>
        </tr>
      </thead>
      <tbody>
        {draft.parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            language={language}
            colours={coloursFor(part.colour)}
            row={form.rows[part.id]}
            errorOf={(field) => form.errors[`${part.id}.${field}`]}
            put={(field, value) => form.put(part.id, field, value)}
          />
        ))}
      </tbody>
    </table>
  );
};

/** Every part of a version in one table; one press saves all that was changed in it. */
export const PartsTable = ({ draft, drafting }: { draft: Draft; drafting: ModelDrafting }) => {
  const t = useText();
  const local = useLocalText();
  const [language, setLanguage] = useState<Language>('en');
  const form = usePartsTable(draft, drafting);
  const { props, rows, busy, problem, conflict, changedCount, put } = form;
  const partName = (id: string) => local(draft.parts.find((part) => part.id === id)?.name, id);
  const at = (name: string) => name.split('.') as [id: string, field: string];
  return (
    <form className="panel stack" {...props} aria-label={t('catalogue.model.table')}>
      <div className="row between">
        <h2 className="h3">{t('catalogue.model.table')}</h2>
        <Seg
          label={t('catalogue.model.table.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, content: value.toUpperCase() }))}
          onChange={setLanguage}
        />
      </div>
      <datalist id="model-materials">
        {MATERIALS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <ForAll form={form} />
      {conflict && (
        <DraftClashes
          conflict={conflict}
          partName={partName}
          valueOf={(name) => rows[at(name)[0]]?.[at(name)[1]] ?? ''}
          onChoose={(name, value) => put(...at(name), value)}
        />
      )}
      <Rows {...{ draft, form, language }} />
      {problem && !conflict && <Notice kind="error">{problem}</Notice>}
      <div className="row between">
        <p className="muted" role="status">
          {changedCount > 0 && t('catalogue.model.table.changed', { count: changedCount })}
        </p>
        <Button type="submit" small busy={busy} disabled={changedCount === 0}>
          {t('catalogue.model.table.save')}
        </Button>
      </div>
    </form>
  );
};
