import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { MailKey } from './unsaved-words.ts';
import { MailFields } from './mail-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import type { MailTextFieldsFragment } from './MailTexts.gen.ts';
import { useMailDraft, type MailDraft } from './use-mail-draft.ts';
import { usePreview } from './use-preview.ts';

const Conflict = ({ newer, words, settle }: Pick<MailDraft, 'newer' | 'words' | 'settle'>) => {
  const t = useText();
  if (!newer) return null;
  return (
    <Notice kind="warn">
      <p>{t('settings.mails.conflict')}</p>
      <details>
        <summary>{t('settings.mails.conflict.theirs')}</summary>
        <p>
          <strong>{newer.words.subject}</strong>
        </p>
        <p>{newer.words.heading}</p>
        <pre className="mail-plain">{newer.words.body}</pre>
      </details>
      <p className="row">
        <Button variant="line" small onClick={() => settle(newer.words)}>
          {t('settings.mails.conflict.take')}
        </Button>
        <Button variant="line" small onClick={() => settle(words)}>
          {t('settings.mails.conflict.keep')}
        </Button>
      </p>
    </Notice>
  );
};

const TestMail = ({ draft }: { draft: MailDraft }) => {
  const t = useText();
  const [sent, setSent] = useState(0);
  const test = async () => {
    if (await draft.test()) setSent((before) => before + 1);
  };
  return (
    <div className="mail-test">
      <Button variant="line" small busy={draft.busy} disabled={draft.changed} onClick={() => void test()}>
        {t('settings.mails.test')}
      </Button>
      <span className="mail-hint" role="status">
        {t(draft.changed ? 'settings.mails.testSaved' : sent > 0 ? 'settings.mails.tested' : 'settings.mails.testHint')}
      </span>
    </div>
  );
};

/** The words of a mail in one language beside what they make. */
export const MailEditor = ({ mail, loaded }: { mail: MailKey; loaded: MailTextFieldsFragment }) => {
  const t = useText();
  const draft = useMailDraft(mail, loaded);
  const preview = usePreview(mail, draft.words);
  const { saved, changed, busy, problem } = draft;
  return (
    <form {...draft.props} className="adm__stack">
      <div className="row">
        <Button type="submit" small busy={busy} disabled={!changed}>
          {t('settings.save')}
        </Button>
        <Button variant="line" small disabled={!changed} onClick={draft.discard}>
          {t('settings.discard')}
        </Button>
        {saved.changed && (
          <Button variant="quiet" small busy={busy} onClick={draft.reset}>
            {t('settings.mails.reset')}
          </Button>
        )}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Conflict newer={draft.newer} words={draft.words} settle={draft.settle} />
      <div className="mail-sides">
        <MailFields draft={draft} problems={preview.problems} />
        <MailPreview preview={preview} lang={mail.language} />
      </div>
      <TestMail draft={draft} />
    </form>
  );
};
