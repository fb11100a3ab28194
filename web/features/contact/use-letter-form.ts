import { letterFieldError } from '../../lib/form/letter-fields.ts';
import { useContentKey } from '../../lib/use-content-key.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { letterFields, type Letter } from './letter.ts';
import { useSendMessageMutation } from './SendMessage.gen.ts';

const FIELDS = ['name', 'email', 'orderNumber', 'message'] as const;

/** Sends the letter. */
export const useLetterForm = (onSent: (letter: Letter) => void) => {
  const [sendMessage] = useSendMessageMutation();
  const keyOf = useContentKey();
  return useForm({
    fields: letterFields,
    at: (path) => FIELDS.find((name) => name === path) ?? null,
    words: letterFieldError,
    send: async ({ leaveEmpty, topic, ...given }) => {
      const letter: Letter = { ...given, topic: topic ?? 'OTHER' };
      await sendMessage({ variables: { input: { ...letter, leaveEmpty, idempotencyKey: keyOf(letter) } } });
      onSent(letter);
    },
  });
};
