import { useText } from '../../../intl/use-text.ts';
import { oneOf, text } from '../../../lib/form/fields.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextArea } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { PictureFieldsFragment as Picture } from '../EditProduct.gen.ts';
import { LANGUAGES } from '../model/languages.ts';
import type { PictureTexts } from './use-gallery.ts';

const fields = {
  en: text((words) => (words ? undefined : { id: 'catalogue.edit.error.required' })),
  sk: text(),
  de: text(),
  kind: oneOf(['PHOTO', 'DRAWING']),
};

interface PictureWordsProps {
  picture: Picture;
  onDescribe: (key: string, texts: PictureTexts) => Promise<unknown>;
  onSaved: () => void;
}

/** What a picture shows, in each language. */
export const PictureWords = ({ picture, onDescribe, onSaved }: PictureWordsProps) => {
  const t = useText();
  const lines = useErrorLines();
  const { props, errors, busy, problem } = useForm({
    fields,
    send: async ({ kind, ...alt }) => {
      await onDescribe(picture.key, { kind: kind!, alt });
      onSaved();
    },
  });
  return (
    <form className="stack pe-words" {...props}>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          ref={language === 'en' ? takeFocus : undefined}
          rows={2}
          lang={language}
          label={t(`catalogue.gallery.alt.${language}`)}
          name={language}
          defaultValue={picture.alt[language] ?? ''}
          maxLength={300}
          error={lines(errors[language])}
        />
      ))}
      <Select name="kind" label={t('catalogue.gallery.kind')} defaultValue={picture.kind}>
        <option value="PHOTO">{t('catalogue.gallery.photo')}</option>
        <option value="DRAWING">{t('catalogue.gallery.drawing')}</option>
      </Select>
      {problem && <p className="err">{problem}</p>}
      <Button type="submit" small busy={busy}>
        {t('catalogue.gallery.saveWords')}
      </Button>
    </form>
  );
};
