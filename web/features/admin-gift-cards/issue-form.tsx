import { useState, type ReactNode } from 'react';
import { LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { figure, oneOf, text } from '../../lib/form/fields.ts';
import { shopDay } from '../../lib/shop-day.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { Select, TextArea, TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useIssueGiftCardMutation } from './AdminGiftCards.gen.ts';

const fields = {
  amountMinor: figure(),
  recipientName: text(),
  recipientEmail: text(),
  message: text(),
  language: oneOf(LOCALES),
  sendOn: text(),
};

interface RecipientProps {
  lines: { name: ReactNode; email: ReactNode; message: ReactNode };
}

const Recipient = ({ lines }: RecipientProps) => {
  const t = useText();
  return (
    <>
      <TextInput name="recipientName" label={t('orders.giftCards.name')} error={lines.name} />
      <TextInput type="email" name="recipientEmail" label={t('orders.giftCards.email')} error={lines.email} />
      <TextArea name="message" label={t('orders.giftCards.message')} rows={3} error={lines.message} />
    </>
  );
};

/** A gift card that the shop gives. One form is one card, however often it is sent. */
export const IssueForm = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const [key] = useState(uniqueKey);
  const [issue] = useIssueGiftCardMutation();
  const { props, errors, busy, problem } = useForm({
    fields,
    words: () => ({ id: 'orders.giftCards.invalid' }),
    send: async ({ amountMinor, language, sendOn, ...given }) => {
      const cents = Math.round((amountMinor ?? 0) * 100);
      const input = { ...given, amountMinor: cents, language: language ?? 'sk', sendOn: sendOn || null };
      await issue({ variables: { input: { ...input, idempotencyKey: key } } });
      onDone();
    },
  });
  const [name, email, message] = [errors.recipientName, errors.recipientEmail, errors.message].map(lines);
  return (
    <form className="panel adm__stack" {...props}>
      <h2 className="h3">{t('orders.giftCards.new')}</h2>
      <div className="fg">
        <TextInput
          name="amountMinor"
          inputMode="decimal"
          label={t('orders.giftCards.amountEur')}
          error={lines(errors.amountMinor)}
        />
        <Recipient lines={{ name, email, message }} />
        <Select name="language" label={t('orders.giftCards.language')} defaultValue="sk">
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {t(`orders.giftCards.language.${locale}`)}
            </option>
          ))}
        </Select>
        <TextInput
          type="date"
          name="sendOn"
          label={t('orders.giftCards.sendOn')}
          min={shopDay()}
          defaultValue={shopDay()}
          error={lines(errors.sendOn)}
        />
      </div>
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('orders.giftCards.issue')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
