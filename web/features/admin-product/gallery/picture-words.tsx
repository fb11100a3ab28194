import { useState, type FormEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, TextArea } from '../../../ui/form/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { PictureFieldsFragment as Picture } from '../EditProduct.gen.ts';
import { LANGUAGES } from '../model/languages.ts';
import { useDescribeProductPictureMutation } from './ProductPictures.gen.ts';

interface PictureWordsProps {
  productId: number;
  picture: Picture;
  onSaved: (pictures: readonly Picture[]) => void;
}

/** What a picture shows, in each language. */
export const PictureWords = ({ productId, picture, onSaved }: PictureWordsProps) => {
  const t = useText();
  const [kind, setKind] = useState(picture.kind);
  const [alt, setAlt] = useState({ en: picture.alt.en, sk: picture.alt.sk ?? '', de: picture.alt.de ?? '' });
  const [describe] = useDescribeProductPictureMutation();
  const { busy, problem, run } = useAction();
  const [lacking, setLacking] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setLacking(!alt.en.trim());
    if (!alt.en.trim()) return;
    void run(async () => {
      const variables = { id: productId, key: picture.key, input: { kind, alt } };
      onSaved((await describe({ variables })).data!.describeProductPicture);
    });
  };
  return (
    <form className="stack pe-words" onSubmit={send} noValidate>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          ref={language === 'en' ? takeFocus : undefined}
          rows={2}
          lang={language}
          label={t(`catalogue.gallery.alt.${language}`)}
          value={alt[language]}
          maxLength={300}
          error={language === 'en' && lacking ? t('catalogue.edit.error.required') : undefined}
          onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
        />
      ))}
      <Select
        label={t('catalogue.gallery.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'DRAWING' ? 'DRAWING' : 'PHOTO')}
      >
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
