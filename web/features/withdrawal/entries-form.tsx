import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { RadioRow } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import type { KnownEntries } from './statement.ts';
import type { useWithdrawal } from './use-withdrawal.ts';

type Form = ReturnType<typeof useWithdrawal>['form'];

const Who = ({ errors, known }: { errors: Form['errors']; known: KnownEntries }) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <>
      <TextInput
        name="name"
        label={t('about.contact.name')}
        defaultValue={known.name}
        autoComplete="name"
        aria-required
        error={lines(errors.name)}
      />
      <TextInput
        type="email"
        name="email"
        label={t('about.contact.email')}
        hint={t('about.withdrawal.emailHint')}
        defaultValue={known.email}
        autoComplete="email"
        aria-required
        error={lines(errors.email)}
      />
      <TextInput
        name="orderNumber"
        label={t('about.withdrawal.orderNumber')}
        hint={t('about.orderNumberHint')}
        defaultValue={known.orderNumber}
        autoComplete="off"
        aria-required
        error={lines(errors.orderNumber)}
      />
    </>
  );
};

const Scope = ({ errors }: Pick<Form, 'errors'>) => {
  const t = useText();
  const lines = useErrorLines();
  const [part, setPart] = useState(false);
  return (
    <>
      <fieldset className="withdrawal-scope">
        <legend className="label">{t('about.withdrawal.scope')}</legend>
        <RadioRow name="scope" value="whole" checked={!part} onChange={() => setPart(false)}>
          {t('about.withdrawal.whole')}
        </RadioRow>
        <RadioRow name="scope" value="part" checked={part} onChange={() => setPart(true)}>
          {t('about.withdrawal.part')}
        </RadioRow>
      </fieldset>
      <div hidden={!part}>
        <TextArea
          name="items"
          rows={4}
          label={t('about.withdrawal.items')}
          aria-required={part}
          error={part && lines(errors.items)}
        />
      </div>
    </>
  );
};

/** The first step. It stays in the page while the second one is shown, with everything in it. */
export const EntriesForm = ({ form, known, hidden }: { form: Form; known: KnownEntries; hidden: boolean }) => {
  const t = useText();
  return (
    <form className="stack" aria-labelledby="entries" hidden={hidden} {...form.props}>
      <h2 className="h3" id="entries">
        {t('about.withdrawal.entries')}
      </h2>
      <Who errors={form.errors} known={known} />
      <Scope errors={form.errors} />
      <Button type="submit">{t('about.withdrawal.continue')}</Button>
    </form>
  );
};
