import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../intl/locale.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Seg } from '../../../ui/seg.tsx';
import type { LegalPageName } from '../documents.ts';
import type { EditedLegalTextFragment } from './AdminLegalTexts.gen.ts';
import { useLegalDraft } from './use-legal-draft.ts';
import type { Texts } from './pages.ts';

/** ProseMirror comes with the form alone. */
const RichTextEditor = lazyPart(() =>
  import('../../../ui/rich-text/rich-text-editor.tsx').then((module) => module.RichTextEditor),
);

interface EditorProps {
  name: LegalPageName;
  text: EditedLegalTextFragment;
  /** What the form begins with. */
  begin: Texts;
  /** The form is to begin anew. */
  onDiscarded: () => void;
}

type Draft = ReturnType<typeof useLegalDraft>;

const Publish = ({ draft }: { draft: Draft }) => {
  const t = useText();
  const intl = useIntl();
  const [day, setDay] = useState('');
  return (
    <div className="legal-publish">
      <TextInput
        type="date"
        label={t('settings.legal.from')}
        hint={t('settings.legal.fromHint')}
        value={day}
        error={draft.dayProblem}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button small busy={draft.busy} disabled={day === ''} onClick={() => void draft.publish(day)}>
        {day ? t('settings.legal.publishFrom', { day: formatDay(intl, day) }) : t('settings.legal.publish')}
      </Button>
    </div>
  );
};

/** The draft of a legal text, one language at a time. */
export const LegalEditor = ({ name, text, begin, onDiscarded }: EditorProps) => {
  const t = useText();
  const [language, setLanguage] = useState<Locale>('sk');
  const draft = useLegalDraft({ text, begin });
  return (
    <section className="panel adm__stack">
      <p className="muted">{t('settings.legal.intro')}</p>
      <Seg
        label={t('settings.legal.language')}
        value={language}
        options={LOCALES.map((value) => ({ value, content: LOCALE_NAMES[value], lang: value }))}
        onChange={setLanguage}
      />
      <div className="legal-editor">
        <RichTextEditor
          key={language}
          label={t(`settings.legal.${name}`)}
          lang={language}
          value={draft.texts[language]}
          onChange={(html: string) => draft.change(language, html)}
          error={draft.errors[language]}
        />
      </div>
      <ErrorLine>{draft.problem}</ErrorLine>
      <div className="row">
        <Button variant="line" small busy={draft.busy} disabled={!draft.changed} onClick={() => void draft.save()}>
          {t('settings.legal.save')}
        </Button>
        {text.draft && (
          <Button
            variant="quiet"
            small
            busy={draft.busy}
            onClick={() => void draft.discard().then((done) => done && onDiscarded())}
          >
            {t('settings.legal.discard')}
          </Button>
        )}
      </div>
      <Publish draft={draft} />
    </section>
  );
};
