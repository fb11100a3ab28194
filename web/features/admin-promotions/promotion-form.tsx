import { useEffect } from 'react';
import { useText } from '../../intl/use-text.ts';
import { LOCALES } from '../../intl/locale.ts';
import { isSame, valueAt } from '../../lib/form/at-path.ts';
import { Button } from '../../ui/button.tsx';
import { RadioRow, Switch } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { CategoryChoice, ProductChoice } from './goods-choice.tsx';
import { usePromotionGroupsQuery } from './Promotions.gen.ts';
import { judge, KINDS, MAX_NAME, placing, type PromotionPath, type PromotionValues } from './promotion-values.ts';

type Save = (values: PromotionValues, base: PromotionValues) => Promise<PromotionValues | void>;

/** The form; where nothing is typed it follows what is stored: an undone step, another admin's change. */
const useForm = (stored: PromotionValues, onSave: Save) => {
  const api = useControlledForm<PromotionValues>({
    initial: stored,
    judge,
    placing: () => placing,
    send: async (values) => {
      const saved = await onSave(values, api.base);
      if (saved) api.reset(saved);
    },
  });
  const { base, changed, reset } = api;
  useEffect(() => {
    if (!changed && !isSame(base, stored)) reset(stored);
  }, [base, changed, stored, reset]);
  return api;
};
type FormApi = ReturnType<typeof useForm>;

interface TextAtProps {
  api: FormApi;
  path: PromotionPath;
  label: string;
  hint?: string;
  type?: 'text' | 'datetime-local';
  inputMode?: 'decimal' | 'numeric';
  maxLength?: number;
  lang?: string;
}

const TextAt = ({ api, path, ...rest }: TextAtProps) => {
  const lines = useErrorLines();
  return (
    <TextInput
      {...rest}
      name={path}
      autoComplete="off"
      value={String(valueAt(api.values, path))}
      error={lines(api.errors[path])}
      onChange={({ target }) => api.set(path, target.value)}
      onBlur={() => api.check(path)}
    />
  );
};

const Units = ({ api }: { api: FormApi }) => {
  const t = useText();
  return (
    <>
      <div className="fg">
        <TextAt api={api} path="takeUnits" label={t('promotions.takeUnits')} inputMode="numeric" maxLength={2} />
        <TextAt api={api} path="payUnits" label={t('promotions.payUnits')} inputMode="numeric" maxLength={2} />
      </div>
      <p className="faint">{t('promotions.nForM.hint')}</p>
    </>
  );
};

const What = ({ api }: { api: FormApi }) => {
  const t = useText();
  const { kind } = api.values;
  return (
    <section className="panel stack" aria-labelledby="promo-what">
      <h2 className="h3" id="promo-what">
        {t('promotions.what')}
      </h2>
      <fieldset className="promo-rows">
        <legend className="sr">{t('promotions.what')}</legend>
        {KINDS.map((one) => (
          <RadioRow key={one} name="kind" checked={kind === one} onChange={() => api.set('kind', one)}>
            {t(`promotions.kind.${one}`)}
          </RadioRow>
        ))}
      </fieldset>
      {kind === 'PERCENT' && (
        <TextAt api={api} path="percent" label={t('promotions.percent')} inputMode="numeric" maxLength={3} />
      )}
      {kind === 'AMOUNT' && (
        <TextAt api={api} path="amount" label={t('promotions.amount')} inputMode="decimal" maxLength={12} />
      )}
      {kind === 'N_FOR_M' && <Units api={api} />}
      {kind === 'FREE_DELIVERY' && <p className="faint">{t('promotions.freeDelivery.hint')}</p>}
      <TextAt
        api={api}
        path="minimum"
        label={t('promotions.minimum')}
        hint={t('promotions.minimum.hint')}
        inputMode="decimal"
        maxLength={12}
      />
    </section>
  );
};

/** The customers it is limited to. */
const Group = ({ api }: { api: FormApi }) => {
  const t = useText();
  const { data } = usePromotionGroupsQuery();
  return (
    <Select
      label={t('promotions.group')}
      hint={t('promotions.group.hint')}
      value={api.values.groupId}
      onChange={({ target }) => api.set('groupId', target.value)}
    >
      <option value="">{t('promotions.everybody')}</option>
      {data?.customerGroups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
};

const Who = ({ api }: { api: FormApi }) => {
  const t = useText();
  const { byCode, firstOrderOnly, stackable } = api.values;
  return (
    <section className="panel stack" aria-labelledby="promo-who">
      <h2 className="h3" id="promo-who">
        {t('promotions.who')}
      </h2>
      <fieldset className="promo-rows">
        <legend className="sr">{t('promotions.who')}</legend>
        <RadioRow name="byCode" checked={byCode} onChange={() => api.set('byCode', true)}>
          {t('promotions.byCode')}
        </RadioRow>
        <RadioRow name="byCode" checked={!byCode} onChange={() => api.set('byCode', false)}>
          {t('promotions.byItself')}
        </RadioRow>
      </fieldset>
      {byCode && (
        <TextAt api={api} path="code" label={t('promotions.code')} hint={t('promotions.code.hint')} maxLength={60} />
      )}
      <Switch
        hint={t(byCode ? 'promotions.firstOrderOnly.hint' : 'promotions.personal.hint')}
        checked={firstOrderOnly}
        onChange={({ target }) => api.set('firstOrderOnly', target.checked)}
      >
        {t('promotions.firstOrderOnly')}
      </Switch>
      <Group api={api} />
      <div className="fg">
        <TextAt api={api} path="maxUses" label={t('promotions.maxUses')} inputMode="numeric" maxLength={7} />
        <TextAt api={api} path="maxUsesEach" label={t('promotions.maxUsesEach')} inputMode="numeric" maxLength={7} />
      </div>
      <Switch
        hint={t('promotions.stackable.hint')}
        checked={stackable}
        onChange={({ target }) => api.set('stackable', target.checked)}
      >
        {t('promotions.stackable')}
      </Switch>
    </section>
  );
};

const Words = ({ api }: { api: FormApi }) => {
  const t = useText();
  return (
    <section className="panel stack" aria-labelledby="promo-words">
      <h2 className="h3" id="promo-words">
        {t('promotions.words')}
      </h2>
      <p className="faint">{t('promotions.words.hint')}</p>
      {LOCALES.map((locale) => (
        <TextAt
          key={locale}
          api={api}
          path={`names.${locale}`}
          lang={locale}
          label={t(`promotions.language.${locale}`)}
          maxLength={MAX_NAME}
        />
      ))}
    </section>
  );
};

const When = ({ api }: { api: FormApi }) => {
  const t = useText();
  return (
    <section className="panel stack" aria-labelledby="promo-when">
      <h2 className="h3" id="promo-when">
        {t('promotions.when')}
      </h2>
      <div className="fg">
        <TextAt api={api} path="startsAt" type="datetime-local" label={t('promotions.startsAt')} />
        <TextAt api={api} path="endsAt" type="datetime-local" label={t('promotions.endsAt')} />
      </div>
    </section>
  );
};

const Goods = ({ api }: { api: FormApi }) => {
  const t = useText();
  const { values, set } = api;
  const out = values.excludedProductIds.length + values.excludedCategoryIds.length > 0;
  return (
    <section className="panel stack" aria-labelledby="promo-goods">
      <h2 className="h3" id="promo-goods">
        {t('promotions.goods')}
      </h2>
      <p className="faint">{t('promotions.goods.hint')}</p>
      <CategoryChoice
        label={t('promotions.categories')}
        value={values.categoryIds}
        onChange={(ids) => set('categoryIds', ids)}
      />
      <ProductChoice
        label={t('promotions.products')}
        value={values.productIds}
        onChange={(ids) => set('productIds', ids)}
      />
      <details open={out}>
        <summary>{t('promotions.except')}</summary>
        <div className="stack">
          <CategoryChoice
            label={t('promotions.exceptCategories')}
            value={values.excludedCategoryIds}
            onChange={(ids) => set('excludedCategoryIds', ids)}
          />
          <ProductChoice
            label={t('promotions.exceptProducts')}
            value={values.excludedProductIds}
            onChange={(ids) => set('excludedProductIds', ids)}
          />
        </div>
      </details>
    </section>
  );
};

interface PromotionFormProps {
  stored: PromotionValues;
  submit: string;
  /** Gets what is typed and what the form began with; answers what is stored now. Rejects with what the server refuses. */
  onSave: Save;
}

/** All of a promotion but whether it is switched on. */
export const PromotionForm = ({ stored, submit, onSave }: PromotionFormProps) => {
  const api = useForm(stored, onSave);
  return (
    <form className="promo-form" {...api.props}>
      <div className="adm__two">
        <div className="adm__stack">
          <What api={api} />
          <Who api={api} />
          <When api={api} />
        </div>
        <div className="adm__stack">
          <Words api={api} />
          <Goods api={api} />
        </div>
      </div>
      <div className="stack promo-send">
        <ErrorSummary errors={api.errors} text="promotions.errors" />
        {api.problem && <Notice kind="error">{api.problem}</Notice>}
        <Button type="submit" busy={api.busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
};
