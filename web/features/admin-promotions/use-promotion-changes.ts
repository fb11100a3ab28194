import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { PromotionInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { isSame } from '../../lib/form/at-path.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { mergeVersioned } from '../../lib/graphql/merge-versioned.ts';
import { useUndo } from '../../ui/undo.tsx';
import { inputOf, NEW_PROMOTION, valuesOf } from './promotion-values.ts';
import {
  PromotionDocument,
  useCreatePromotionMutation,
  useSwitchPromotionMutation,
  useUpdatePromotionMutation,
  type PromotionFieldsFragment as Promotion,
} from './Promotions.gen.ts';

/** What the form began with, and what stands in it. */
interface Edit {
  readonly base: PromotionInput;
  readonly mine: PromotionInput;
}

const FIELDS = Object.keys(inputOf(NEW_PROMOTION)) as (keyof PromotionInput)[];

/** The list has pages and filters, which only the server can fill: it is read anew where it is shown next. */
const AFTERWARDS = { update: (cache: ApolloCache) => void cache.evict({ fieldName: 'promotions' }) };

export const promotionName = ({ code, names }: Pick<Promotion, 'code' | 'names'>): string => code ?? names.en;

/** Switching on and off, with a way back; rejects with what the server says. */
export const useSwitchPromotion = () => {
  const t = useText();
  const offerUndo = useUndo();
  const [turn] = useSwitchPromotionMutation(AFTERWARDS);
  const switchTo = async ({ id, version }: Promotion, active: boolean): Promise<Promotion> => {
    const { data } = await turn({ variables: { input: { id, expectedVersion: version, active } } });
    return data!.switchPromotion;
  };
  const setActive = async (promotion: Promotion, active: boolean): Promise<void> => {
    const now = await switchTo(promotion, active);
    const name = promotionName(promotion);
    const text = t(active ? 'promotions.switchedOn' : 'promotions.switchedOff', { name });
    offerUndo(text, () => switchTo(now, !active));
  };
  return { switchTo, setActive };
};

/** Adds a promotion; its undo switches it off. Rejects with what the server says. */
export const useCreatePromotion = () => {
  const t = useText();
  const offerUndo = useUndo();
  const { switchTo } = useSwitchPromotion();
  const [make] = useCreatePromotionMutation(AFTERWARDS);
  return async (input: PromotionInput): Promise<void> => {
    const { data } = await make({ variables: { input } });
    const promotion = data!.createPromotion;
    offerUndo(t('promotions.created', { name: promotionName(promotion) }), () => switchTo(promotion, false));
  };
};

/**
 * Sends the fields that were changed, with a way back; those that somebody else changed meanwhile stay as that one wants
 * them. Rejects with what the server says.
 */
export const useSavePromotion = () => {
  const t = useText();
  const offerUndo = useUndo();
  const client = useApolloClient();
  const [change] = useUpdatePromotionMutation(AFTERWARDS);
  const update = async (promotion: Promotion, input: PromotionInput): Promise<Promotion> => {
    const { id, version } = promotion;
    const { data } = await change({ variables: { input: { id, expectedVersion: version, ...input } } });
    const now = data!.updatePromotion;
    const before = { id, expectedVersion: now.version, ...inputOf(valuesOf(promotion)) };
    offerUndo(t('promotions.saved', { name: promotionName(now) }), () => change({ variables: { input: before } }));
    return now;
  };
  return (promotion: Promotion, { base, mine }: Edit): Promise<Promotion> => {
    const changed = FIELDS.filter((field) => !isSame(base[field], mine[field]));
    const pick = (input: PromotionInput) => Object.fromEntries(changed.map((field) => [field, input[field]]));
    return mergeVersioned(
      {
        known: () => promotion,
        // What is read is kept, so the page shows it at once.
        stored: async () => (await askServer(client, PromotionDocument, { id: promotion.id })).promotion,
        show: () => undefined,
      },
      (thing) => pick(inputOf(valuesOf(thing))),
      (now) => update(now, { ...inputOf(valuesOf(now)), ...pick(mine) }),
    );
  };
};
