import { useText } from '../../intl/use-text.ts';
import { valueAt } from '../../lib/form/at-path.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ComponentsEditor } from './components-editor.tsx';
import { DownloadsPanel } from './downloads-panel.tsx';
import { useFormView } from './form-context.ts';
import { LanguageColumns, LanguageHead } from './language-columns.tsx';
import type { Language } from './model/languages.ts';
import { PRINT_KEYS, textKey } from './product-values.ts';
import { ListArea, useErrorOf, ValueArea, ValueInput } from './value-fields.tsx';

/** ProseMirror comes with the form alone. */
const RichTextEditor = lazyPart(() =>
  import('../../ui/rich-text/rich-text-editor.tsx').then((module) => module.RichTextEditor),
);

const Description = ({ language }: { language: Language }) => {
  const t = useText();
  const { values, set } = useFormView();
  const name = textKey(language, 'description');
  return (
    <RichTextEditor
      label={t('catalogue.edit.description')}
      lang={language}
      value={String(valueAt(values, name))}
      onChange={(html) => set(name, html)}
      error={useErrorOf()(name)}
    />
  );
};

/** Name and the short texts of cards and search results. */
export const NamePanel = () => {
  const t = useText();
  return (
    <LanguageColumns>
      {(language) => (
        <>
          <LanguageHead language={language} />
          <ValueInput name={textKey(language, 'name')} label={t('catalogue.edit.name')} lang={language} />
          <ValueArea name={textKey(language, 'summary')} label={t('catalogue.edit.summary')} lang={language} />
          <ValueInput
            name={textKey(language, 'specLine')}
            label={t('catalogue.edit.specLine')}
            hint={t('catalogue.edit.specLineHint')}
            lang={language}
          />
        </>
      )}
    </LanguageColumns>
  );
};

const Details = () => {
  return (
    <LanguageColumns>
      {(language) => (
        <>
          <LanguageHead language={language} />
          <div className="rt-place">
            <Description language={language} />
          </div>
        </>
      )}
    </LanguageColumns>
  );
};

const PrintInfo = () => {
  const t = useText();
  return (
    <>
      <LanguageColumns>
        {(language) => (
          <>
            <LanguageHead language={language} />
            <div className="pe-print">
              {PRINT_KEYS.map((key) => (
                <ValueInput
                  key={key}
                  name={textKey(language, key)}
                  label={t(`catalogue.edit.${key}`)}
                  lang={language}
                />
              ))}
            </div>
            <ListArea
              name={textKey(language, 'notes')}
              label={t('catalogue.edit.notes')}
              hint={t('catalogue.edit.perLine')}
              lang={language}
            />
          </>
        )}
      </LanguageColumns>
      <ComponentsEditor />
    </>
  );
};

const Features = () => {
  const t = useText();
  return (
    <LanguageColumns>
      {(language) => (
        <>
          <LanguageHead language={language} />
          {(['features', 'hints'] as const).map((key) => (
            <ListArea
              key={key}
              rows={key === 'features' ? 7 : 3}
              name={textKey(language, key)}
              label={t(`catalogue.edit.${key}`)}
              hint={t('catalogue.edit.perLine')}
              lang={language}
            />
          ))}
        </>
      )}
    </LanguageColumns>
  );
};

export const TABS = ['details', 'printInfo', 'download', 'features'] as const;
export type TabName = (typeof TABS)[number];

/** The tab in which a field stands; null for what is always in view. */
export const tabOf = (name: string): TabName | null => {
  const key = name.split('.')[1] ?? name;
  if (key === 'description') return 'details';
  if (key === 'features' || key === 'hints') return 'features';
  const printed: readonly string[] = [...PRINT_KEYS, 'notes', 'components'];
  return printed.includes(key) ? 'printInfo' : null;
};

interface TabPanelProps {
  id: number | null;
  tab: TabName;
  onTab: (tab: TabName) => void;
}

/** The tabs of the product page, to be written. */
export const TabsPanel = ({ id, tab, onTab }: TabPanelProps) => {
  const t = useText();
  const tabs = TABS.map((name) => ({ id: name, label: t(`catalogue.edit.tab.${name}`), href: `#${name}` }));
  return (
    <Tabs label={t('catalogue.edit.tabs')} tabs={tabs} selected={tab} onSelect={(next) => onTab(next as TabName)}>
      {tab === 'details' && <Details />}
      {tab === 'printInfo' && <PrintInfo />}
      {tab === 'download' && <DownloadsPanel id={id} />}
      {tab === 'features' && <Features />}
    </Tabs>
  );
};
