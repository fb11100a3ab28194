import { useState } from 'react';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { letterFieldError } from '../../lib/form/letter-fields.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useContentKey } from '../../lib/use-content-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { judgeLetter, letterOf, NAMES, type Letter, type LetterName } from './letter.ts';
import { useSendMessageMutation } from './SendMessage.gen.ts';

const FIELDS = ['name', 'email', 'orderNumber', 'message'] as const;

/** Sends the letter; `refusal` is what the server said where it was about no field. */
export const useLetterForm = (onSent: (letter: Letter) => void) => {
  const [sendMessage] = useSendMessageMutation();
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const keyOf = useContentKey();
  const form = useForm<LetterName>({
    names: NAMES,
    judge: judgeLetter,
    send: async (given) => {
      setRefusal(null);
      const letter = letterOf(given);
      const { leaveEmpty } = given;
      try {
        await sendMessage({ variables: { input: { ...letter, leaveEmpty, idempotencyKey: keyOf(letter) } } });
        onSent(letter);
      } catch (error) {
        const refused = shopErrorOf(error);
        const fields = refusedFields(refused, FIELDS, letterFieldError);
        if (fields) form.show(fields);
        else setRefusal(refused);
      }
    },
  });
  return { form, refusal };
};
