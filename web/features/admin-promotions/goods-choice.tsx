import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import {
  usePromotionCategoriesQuery,
  usePromotionGoodsNamesQuery,
  usePromotionGoodsQuery,
} from './PromotionGoods.gen.ts';

interface ChoiceProps<Id> {
  label: string;
  value: readonly Id[];
  onChange: (ids: readonly Id[]) => void;
}

/** Some of the categories of the shop. */
export const CategoryChoice = ({ label, value, onChange }: ChoiceProps<string>) => {
  const { data } = usePromotionCategoriesQuery();
  return (
    <fieldset className="promo-goods">
      <legend className="label">{label}</legend>
      {data?.adminCategories.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={value.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
};

const Found = ({
  search,
  except,
  onPick,
}: {
  search: string;
  except: readonly number[];
  onPick: (id: number) => void;
}) => {
  const t = useText();
  const { data, previousData } = usePromotionGoodsQuery({ variables: { search }, skip: !search });
  if (!search) return null;
  const found = (data ?? previousData)?.adminProducts.items.filter(({ id }) => !except.includes(id));
  return (
    <>
      <ul className="promo-found" aria-label={t('promotions.found')}>
        {found?.map(({ id, name, sku }) => (
          <li key={id}>
            <Button variant="line" small icon="plus" onClick={() => onPick(id)}>
              {name} <span className="num faint">{sku}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="faint">
        {found?.length === 0 && t('promotions.foundNothing')}
      </p>
    </>
  );
};

/** Some products of the shop, found by name or part number. */
export const ProductChoice = ({ label, value, onChange }: ChoiceProps<number>) => {
  const t = useText();
  const [search, setSearch] = useState('');
  const { data, previousData } = usePromotionGoodsNamesQuery({
    variables: { ids: [...value] },
    skip: value.length === 0,
  });
  const names = new Map((data ?? previousData)?.productsById.map(({ id, name }) => [id, name]));
  return (
    <fieldset className="promo-goods">
      <legend className="label">{label}</legend>
      {value.length > 0 && (
        <ul className="promo-found">
          {value.map((id) => (
            <li key={id}>
              <Button
                variant="line"
                small
                icon="x"
                aria-label={t('promotions.leaveOut', { name: names.get(id) ?? `#${id}` })}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                {names.get(id) ?? `#${id}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        type="search"
        label={t('promotions.addProduct')}
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Found
        search={search.trim()}
        except={value}
        onPick={(id) => {
          onChange([...value, id]);
          setSearch('');
        }}
      />
    </fieldset>
  );
};
