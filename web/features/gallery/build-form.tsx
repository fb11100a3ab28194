import { useText } from '../../intl/use-text.ts';
import { toPhotoRefusal } from '../../lib/files/send-photo.ts';
import { useRefusalText } from '../../intl/errors.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { Select, TextArea, TextInput } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OwnBuild } from './build-draft.ts';
import { BuildPhoto } from './build-photo.tsx';
import { useBuildForm } from './use-build-form.ts';
import { useBuildableProductsQuery } from './OwnBuilds.gen.ts';

type Errors = ReturnType<typeof useBuildForm>['errors'];

const FACTS = ['printer', 'material', 'grams', 'hours', 'launches'] as const;

const Model = ({ errors, chosen }: { errors: Errors; chosen: string }) => {
  const t = useText();
  const lines = useErrorLines();
  const { data } = useBuildableProductsQuery();
  const products = data?.products.nodes ?? [];
  return (
    <Select
      key={products.length > 0 ? 'known' : 'waiting'}
      name="productId"
      label={t('gallery.form.model')}
      defaultValue={chosen}
      error={lines(errors.productId)}
    >
      <option value="">{t('gallery.form.choose')}</option>
      {products.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
};

const Facts = ({ errors, build }: { errors: Errors; build?: OwnBuild }) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <fieldset>
      <legend className="label">{t('gallery.form.facts')}</legend>
      <div className="fg">
        {FACTS.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={t(`gallery.form.${name}`)}
            defaultValue={build?.[name] ?? ''}
            autoComplete="off"
            error={lines(errors[name])}
          />
        ))}
      </div>
    </fieldset>
  );
};

interface BuildFormProps {
  /** The model to begin with. */
  chosen: string;
  /** One to go on with: its words, figures and photograph stay until they are changed. */
  build?: OwnBuild;
  onSent: () => void;
}

/** What a customer tells of a build, with its photograph. */
export const BuildForm = ({ chosen, build, onSent }: BuildFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const explain = useRefusalText();
  const form = useBuildForm(onSent, build);
  const { errors } = form;
  return (
    <form className="stack build-form" aria-label={t('gallery.form.title')} {...form.props}>
      {build?.reason && <Notice kind="warn">{build.reason}</Notice>}
      {build?.photo && (
        <div className="build-form__photo">
          <BuildPhoto build={build} sizes="240px" />
        </div>
      )}
      <TextInput
        type="file"
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        label={t('gallery.form.photo')}
        hint={t('gallery.form.photoHint')}
        error={lines(errors.photo)}
      />
      <TextInput
        name="alt"
        label={t('gallery.form.alt')}
        hint={t('gallery.form.altHint')}
        defaultValue={build?.alt}
        autoComplete="off"
        error={lines(errors.alt)}
      />
      <Model errors={errors} chosen={chosen} />
      <TextInput
        name="title"
        label={t('gallery.form.name')}
        defaultValue={build?.title}
        autoComplete="off"
        error={lines(errors.title)}
      />
      <TextArea
        name="story"
        rows={5}
        label={t('gallery.form.story')}
        defaultValue={build?.story}
        error={lines(errors.story)}
      />
      <Facts errors={errors} build={build} />
      {form.refusal && <Notice kind="error">{explain(toPhotoRefusal(form.refusal))}</Notice>}
      <Button type="submit" busy={form.busy}>
        {t('gallery.form.send')}
      </Button>
      <p className="faint">{t('gallery.form.note')}</p>
    </form>
  );
};
