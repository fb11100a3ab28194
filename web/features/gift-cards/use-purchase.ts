import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { useCountriesQuery } from '../../lib/Countries.gen.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { useBuyGiftCardMutation, type BuyGiftCardMutation } from './BuyGiftCard.gen.ts';
import { emptyPurchase, judgePurchase, purchaseErrors, purchaseInput, type Purchase, type Sale } from './purchase.ts';

export type Placed = BuyGiftCardMutation['buyGiftCard'];

/** The sums and days of the sale as people read them. */
export const useSaleWords = ({ least, most, step, firstDay, lastDay }: Sale) => {
  const intl = useIntl();
  return {
    least: formatMoney(intl, least),
    most: formatMoney(intl, most),
    step: formatMoney(intl, step),
    firstDay: formatDay(intl, firstDay),
    lastDay: formatDay(intl, lastDay),
  };
};

/** One key for one request, however often it is sent: a lost answer can be asked for again. */
const useKeyFor = () => {
  const last = useRef({ signature: '', key: '' });
  return (request: object): string => {
    const signature = JSON.stringify(request);
    if (last.current.signature !== signature) last.current = { signature, key: uniqueKey() };
    return last.current.key;
  };
};

/** The form of a purchase: what is entered, and what happens when it is sent. */
export const usePurchase = (sale: Sale, onPlaced: (placed: Placed) => void) => {
  const words = useSaleWords(sale);
  const countries = useCountriesQuery().data?.countries ?? [];
  const keyFor = useKeyFor();
  const [buy] = useBuyGiftCardMutation();
  const form = useControlledForm<Purchase>({
    initial: () => emptyPurchase(sale),
    judge: (values) => judgePurchase(values, { sale, words, countries }),
    placing: (values) => purchaseErrors(values, words),
    send: async (values) => {
      const request = purchaseInput(values);
      const { data } = await buy({ variables: { input: { ...request, idempotencyKey: keyFor(request) } } });
      if (data) onPlaced(data.buyGiftCard);
    },
  });
  const { set } = form;
  const email = useAccount().user?.email;
  useEffect(() => {
    if (email) set('email', email);
  }, [email, set]);
  return { ...form, countries, words, ownEmail: email !== undefined };
};

export type PurchaseForm = ReturnType<typeof usePurchase>;
