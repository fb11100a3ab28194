import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Seg } from '../../ui/seg.tsx';
import type { usePreview, Written } from './use-preview.ts';

const FORMS = ['html', 'text'] as const;
type Form = (typeof FORMS)[number];

/** Links of a preview lead nowhere: a frame without any right opens no window, and does not leave the mail. */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

const Mail = ({ written, form, lang }: { written: Written; form: Form; lang: string }) => {
  const t = useText();
  return (
    <>
      <p className="mail-subject">
        <span className="faint">{t('settings.mails.subject')}</span> <strong lang={lang}>{written.subject}</strong>
      </p>
      {form === 'html' ? (
        <iframe className="mail-frame" title={t('settings.mails.preview')} sandbox="" srcDoc={framed(written.html)} />
      ) : (
        <textarea
          className="mail-frame mail-plain"
          aria-label={t('settings.mails.preview')}
          lang={lang}
          value={written.text}
          readOnly
        />
      )}
    </>
  );
};

/** The mail with invented facts, as a reader gets it. While the words have a mistake the last right one stands. */
export const MailPreview = ({ preview, lang }: { preview: ReturnType<typeof usePreview>; lang: string }) => {
  const t = useText();
  const [form, setForm] = useState<Form>('html');
  const { written, problems, error, loading, refetch } = preview;
  return (
    <section className="panel adm__stack" aria-labelledby="mail-preview">
      <div className="row mail-preview-head">
        <h2 className="h3" id="mail-preview">
          {t('settings.mails.preview')}
        </h2>
        <Seg
          label={t('settings.mails.form')}
          value={form}
          options={FORMS.map((value) => ({ value, content: t(`settings.mails.form.${value}`) }))}
          onChange={setForm}
        />
      </div>
      <p className="mail-hint">{t(problems.length > 0 ? 'settings.mails.previewOld' : 'settings.mails.previewHint')}</p>
      {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {written ? <Mail written={written} form={form} lang={lang} /> : !error && <Skeleton height="560px" />}
    </section>
  );
};
