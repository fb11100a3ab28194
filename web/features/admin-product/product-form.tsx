import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EditableFieldsFragment, ProductChoicesQuery } from './EditProduct.gen.ts';
import { FactsPanel } from './facts-panel.tsx';
import { FormContext } from './form-context.ts';
import { LanguageBar } from './language-columns.tsx';
import { LANGUAGES, type Language } from './model/languages.ts';
import { PicturesPanel } from './gallery/pictures-panel.tsx';
import { ProductNav } from './product-nav.tsx';
import { SalePanel } from './sale-panel.tsx';
import { SpecialPricePanel } from './special-price-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { NamePanel, tabOf, TabsPanel, type TabName } from './text-panels.tsx';
import { FitsPanel } from './relations/fits-panel.tsx';
import { VolumePanel } from './volume-panel.tsx';
import { useProductForm } from './use-product-form.ts';
import { ViewerPanel } from './model/viewer-panel.tsx';
import type { ViewerStart } from './product-values.ts';
import './admin-product.css';

const SIDE_BY_SIDE = 'product-edit-side-by-side';

export interface ProductFormProps {
  /** Null: it is to be made. */
  product: EditableFieldsFragment | null;
  choices: ProductChoicesQuery;
  onSaved: (product: EditableFieldsFragment) => void;
  /** The model as it looks with these settings; null where there is none. */
  viewer: (settings: ViewerStart) => ReactNode;
}

/** Where the form looks at: a language, all of them, a tab. */
const useLook = () => {
  const [language, setLanguage] = useState<Language>('en');
  const [all, keepAll] = useState(() => readStored(SIDE_BY_SIDE) !== false);
  const [tab, setTab] = useState<TabName>('details');
  const setAll = (next: boolean) => {
    keepAll(next);
    writeStored(SIDE_BY_SIDE, next);
  };
  const reveal = (name: string) => {
    const found = LANGUAGES.find((one) => name.startsWith(`${one}.`));
    if (found) setLanguage(found);
    setTab((before) => tabOf(name) ?? before);
  };
  return { language, setLanguage, all, setAll, tab, setTab, reveal };
};

interface SideProps extends Omit<ProductFormProps, 'onSaved'> {
  active: boolean;
}

const Side = ({ product, choices, viewer, active }: SideProps) => (
  <div className="pe-aside">
    <SalePanel isNew={product === null} categories={choices.adminCategories} />
    <SpecialPricePanel product={product} />
    <VolumePanel groups={choices.customerGroups} />
    {product && <SchedulePanel id={product.id} schedule={product.schedule} active={active} />}
    {product && <FitsPanel id={product.id} />}
    <FactsPanel choices={choices.attributeChoices} />
    {product && <PicturesPanel id={product.id} pictures={product.pictures} />}
    {product && <ViewerPanel preview={viewer} />}
  </div>
);

const Buttons = ({ form, id }: { form: ReturnType<typeof useProductForm>; id: number | null }) => {
  const t = useText();
  return (
    <>
      <span className="faint" role="status">
        {form.dirty && t('catalogue.edit.unsaved')}
        {form.saved && t('catalogue.edit.saved')}
      </span>
      {id !== null && (
        <ButtonLink variant="line" small icon="eye" to={`/admin/products/${id}/view`}>
          {t('catalogue.edit.view')}
        </ButtonLink>
      )}
      <Button small busy={form.busy} onClick={() => void form.submit()}>
        {t('catalogue.edit.save')}
      </Button>
    </>
  );
};

/** What went wrong, what was put back, and what others changed. */
const Notes = ({ form }: { form: ReturnType<typeof useProductForm> }) => {
  const t = useText();
  return (
    <div className="pe-notes" role="status">
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      <ErrorSummary errors={form.errors} text="catalogue.edit.error.count" />
      {form.restored && form.dirty && (
        <Notice
          action={
            <Button variant="line" small onClick={form.reset}>
              {t('catalogue.edit.discard')}
            </Button>
          }
        >
          <p>{t('catalogue.edit.restored')}</p>
        </Notice>
      )}
      {form.conflict && <ConflictNotice conflict={form.conflict} />}
    </div>
  );
};

/** A refusal shows the language and the tab of the first wrong field, and gives it the focus. */
const useRefusalInSight = (
  { errors, shows, props }: ReturnType<typeof useProductForm>,
  look: ReturnType<typeof useLook>,
) => {
  const place = props.ref;
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first) look.reveal(first);
    // Only a refusal moves the view, not every field that is mended.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shows]);
  useEffect(() => {
    if (shows > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shows, place, look.language, look.tab]);
};

/** Everything that is written about a product. */
export const ProductForm = ({ product, choices, onSaved, viewer }: ProductFormProps) => {
  const t = useText();
  const { locale } = useIntl();
  const look = useLook();
  const numbers = new Set(choices.attributeChoices.filter(({ kind }) => kind === 'NUMBER').map(({ key }) => key));
  const form = useProductForm(product, numbers, onSaved);
  const { errors, values, set } = form;
  const place = form.props.ref;
  useRefusalInSight(form, look);
  const title = values[locale as Language].name || values.en.name || t('catalogue.edit.new');
  return (
    <FormContext value={{ id: product?.id ?? null, values, errors, set, language: look.language, all: look.all }}>
      <AdminTop title={title} back={{ to: '/admin/products', text: t('catalogue.edit.products') }}>
        <Buttons form={form} id={product?.id ?? null} />
      </AdminTop>
      {product && <ProductNav id={product.id} current="edit" />}
      <Notes form={form} />
      <div className="pe" data-all={look.all || undefined} ref={place}>
        <div className="pe-main">
          <section className="panel stack">
            <div className="row between">
              <h2 className="h3">{t('catalogue.edit.text')}</h2>
              <LanguageBar onLanguage={look.setLanguage} onAll={look.setAll} />
            </div>
            <NamePanel />
          </section>
          <section className="panel">
            <TabsPanel id={product?.id ?? null} tab={look.tab} onTab={look.setTab} />
          </section>
        </div>
        <Side {...{ product, choices, viewer }} active={values.active} />
      </div>
    </FormContext>
  );
};
