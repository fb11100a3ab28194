import { LOCALES, type Locale } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PICTURE_TYPES, usePictureSending } from '../../ui/form/use-picture-sending.ts';
import { valueAt } from '../../lib/form/at-path.ts';
import { useDraft } from './setting-context.ts';

interface NoticePicture {
  key: string;
  width: number;
  height: number;
}

const NoticeIn = ({ locale }: { locale: Locale }) => {
  const t = useText();
  const { value, change } = useDraft();
  const path = `notice.${locale}`;
  const picture = valueAt(value, path) as NoticePicture | null;
  const language = t(`settings.language.${locale}`);
  const { share, problem, send } = usePictureSending('/api/admin/settings/pictures', (answer) => {
    const { key, width, height } = JSON.parse(answer) as NoticePicture;
    change(path, { key, width, height });
  });
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
        accept={PICTURE_TYPES}
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
