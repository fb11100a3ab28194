import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { useShopInfo } from '../../lib/shop-info.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { Select, TextArea, TextInput } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { mailLink, textLink } from '../../ui/text-link.tsx';
import { TOPICS, type Letter } from './letter.ts';
import { useLetterForm } from './use-letter-form.ts';

type Form = ReturnType<typeof useLetterForm>;

const Sender = ({ errors }: Pick<Form, 'errors'>) => {
  const t = useText();
  const lines = useErrorLines();
  const { user } = useAccount();
  return (
    <div className="fg">
      <TextInput
        name="name"
        label={t('about.contact.name')}
        autoComplete="name"
        aria-required
        error={lines(errors.name)}
      />
      <TextInput
        key={user?.email}
        type="email"
        name="email"
        label={t('about.contact.email')}
        defaultValue={user?.email}
        autoComplete="email"
        aria-required
        error={lines(errors.email)}
      />
    </div>
  );
};

/** What it is about; a letter about an order can name it. */
const Subject = ({ errors }: Pick<Form, 'errors'>) => {
  const t = useText();
  const lines = useErrorLines();
  const [aboutOrder, setAboutOrder] = useState(false);
  return (
    <>
      <Select
        name="topic"
        label={t('about.contact.topic')}
        onChange={({ target }) => setAboutOrder(target.value === 'ORDER')}
      >
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`about.contact.topic.${topic}`)}
          </option>
        ))}
      </Select>
      {aboutOrder && (
        <TextInput
          name="orderNumber"
          label={t('about.contact.orderNumber')}
          hint={t('about.orderNumberHint')}
          autoComplete="off"
          error={lines(errors.orderNumber)}
        />
      )}
    </>
  );
};

/** Only machines see and fill it. */
const Trap = () => {
  const t = useText();
  return (
    <div className="sr" aria-hidden>
      <label htmlFor="leave-empty">{t('about.contact.leaveEmpty')}</label>
      <input id="leave-empty" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
    </div>
  );
};

const Refused = ({ problem }: { problem: string }) => {
  const { seller } = useShopInfo();
  return (
    <Notice kind="error">
      <p>{problem}</p>
      <p>
        <FormattedMessage id="about.contact.kept" values={{ link: mailLink(seller.email), email: seller.email }} />
      </p>
    </Notice>
  );
};

/** A letter to the seller. What was written stays until it has arrived; `onSent` gets it then. */
export const ContactForm = ({ onSent }: { onSent: (letter: Letter) => void }) => {
  const t = useText();
  const lines = useErrorLines();
  const form = useLetterForm(onSent);
  return (
    <form className="stack" aria-label={t('about.contact.headline')} {...form.props}>
      <Sender errors={form.errors} />
      <Subject errors={form.errors} />
      <TextArea
        name="message"
        rows={7}
        label={t('about.contact.message')}
        hint={t('about.contact.messageHint')}
        aria-required
        error={lines(form.errors.message)}
      />
      <Trap />
      {form.problem && <Refused problem={form.problem} />}
      <Button type="submit" busy={form.busy}>
        {t('about.contact.send')}
      </Button>
      <p className="faint contact-note">
        <FormattedMessage id="about.contact.privacy" values={{ link: textLink('/privacy-policy') }} />
      </p>
    </form>
  );
};
