import type { IntlShape } from 'react-intl';
import { parallelLimit } from '../lib/timing/parallel.ts';
import { retry } from '../lib/timing/retry.ts';
import { intlOf, type Messages } from './intl.ts';
import type { Locale } from './locale.ts';
import type { Namespace } from './namespaces.ts';
import { textAddress } from './text-address.ts';

const inTurn = parallelLimit(10);

const fetchNamespace = async (locale: Locale, namespace: Namespace): Promise<Messages> => {
  const answer = await fetch(textAddress(locale, namespace), {
    headers: { 'accept-language': locale },
  });
  if (!answer.ok) throw new Error(`No texts: ${locale}/${namespace} (${answer.status})`);
  return (await answer.json()) as Messages;
};

/** The texts of one language as the browser gathers them, a namespace at a time. */
export interface Catalogue {
  readonly locale: Locale;
  readonly intl: IntlShape;
  /** Waits until these namespaces are here; one that is here or on its way is not read again. */
  load(namespaces: readonly Namespace[]): Promise<void>;
  loaded(): readonly Namespace[];
}

/** `seed` are texts that the page brought along, all of the namespaces named. */
export const createCatalogue = (locale: Locale, seed: Messages = {}, seeded: readonly Namespace[] = []): Catalogue => {
  const messages: Messages = { ...seed };
  const arrivals = new Map<Namespace, Promise<void>>(seeded.map((namespace) => [namespace, Promise.resolve()]));
  const arrive = (namespace: Namespace) => {
    const reading = inTurn(() => retry(() => fetchNamespace(locale, namespace), { retries: 5, delay: 350 })).then(
      (texts) => void Object.assign(messages, texts),
    );
    reading.catch(() => arrivals.delete(namespace));
    arrivals.set(namespace, reading);
    return reading;
  };
  return {
    locale,
    intl: intlOf(locale, messages),
    load: async (namespaces) => {
      await Promise.all(namespaces.map((namespace) => arrivals.get(namespace) ?? arrive(namespace)));
    },
    loaded: () => [...arrivals.keys()],
  };
};
