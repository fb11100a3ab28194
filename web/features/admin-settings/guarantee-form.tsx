import { useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import { LOCALES, type Locale } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { sendFile } from '../../lib/send-file.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { valueAt } from './at-path.ts';
import { useDraft } from './setting-context.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface NoticePicture {
  key: string;
  width: number;
  height: number;
}

/** Sends one picture at a time; `share` is how much of it is on its way, null when none is. */
const useSending = (onSent: (picture: NoticePicture) => void) => {
  const explain = useRefusalText();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async ([file]: File[]) => {
    if (!file || share !== null) return;
    setShare(0);
    setProblem(null);
    try {
      const address = '/api/admin/settings/pictures';
      const answer = await sendFile({ method: 'POST', address, file, onProgress: setShare });
      const { key, width, height } = JSON.parse(answer) as NoticePicture;
      onSent({ key, width, height });
    } catch (error) {
      const refusal = shopErrorOf(error);
      const unknown = refusal.code === 'UNSUPPORTED_MEDIA_TYPE';
      setProblem(explain(unknown ? { ...refusal, code: 'PHOTO_NOT_RECOGNISED' } : refusal));
    } finally {
      setShare(null);
    }
  };
  return { share, problem, send };
};

const NoticeIn = ({ locale }: { locale: Locale }) => {
  const t = useText();
  const { value, change } = useDraft();
  const path = `notice.${locale}`;
  const picture = valueAt(value, path) as NoticePicture | null;
  const language = t(`settings.language.${locale}`);
  const { share, problem, send } = useSending((sent) => change(path, sent));
  return (
    <section className="panel adm__stack" aria-label={language}>
      <h2 className="h3">{language}</h2>
      {picture && (
        <img
          className="set-notice"
          src={`/media/${picture.key}`}
          width={picture.width}
          height={picture.height}
          alt={t('settings.guarantee.picture', { language })}
        />
      )}
      <FileDrop
        accept={ACCEPTED}
        multiple={false}
        label={t(picture ? 'settings.guarantee.other' : 'settings.guarantee.add', { language })}
        hint={t('settings.guarantee.hint')}
        onFiles={(files) => void send(files)}
      />
      {share !== null && <progress max={1} value={share} aria-label={t('settings.guarantee.add', { language })} />}
      {picture && (
        <div>
          <Button variant="line" small onClick={() => change(path, null)}>
            {t('settings.guarantee.remove', { language })}
          </Button>
        </div>
      )}
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </section>
  );
};

/** The official notice on the legal guarantee, a picture for each language. */
export const GuaranteeForm = () => (
  <div className="set-notices">
    {LOCALES.map((locale) => (
      <NoticeIn key={locale} locale={locale} />
    ))}
  </div>
);
