import { useState } from 'react';
import type { SignedIn } from '../../lib/account/account.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { useLoginMutation } from './Signing.gen.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Asks the server for a session of thirty days in place of twelve hours. */
  keep: boolean;
}

/** Takes the new session over. */
export type OnSignedIn = (signedIn: SignedIn) => void | Promise<void>;

/**
 * Sign-in in one or two steps. `credentials` are set while the server waits for a code. `signIn` and `giveCode` answer
 * what was refused, null when the step is done.
 */
export const useSignIn = (onSignedIn: OnSignedIn) => {
  const [login] = useLoginMutation();
  const [credentials, setCredentials] = useState<Credentials | null>(null);

  const ask = async (given: Credentials, code?: string): Promise<ShopError | null> => {
    try {
      const { data } = await login({ variables: { input: { ...given, code } } });
      setCredentials(null);
      await onSignedIn(data!.login);
      return null;
    } catch (error) {
      return shopErrorOf(error);
    }
  };

  const signIn = async (given: Credentials): Promise<ShopError | null> => {
    const refusal = await ask(given);
    if (refusal?.code !== 'SECOND_FACTOR_REQUIRED') return refusal;
    setCredentials(given);
    return null;
  };

  return {
    credentials,
    signIn,
    giveCode: (code: string) => ask(credentials!, code),
    startOver: () => setCredentials(null),
  };
};
