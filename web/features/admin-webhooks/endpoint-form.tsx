import { useState } from 'react';
import type { WebhookEndpointInput } from '../../codegen/schema.gen.ts';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useForm, type FieldErrors } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EVENTS } from './webhook-events.ts';

const NAMES = ['url', 'description', 'events', 'active', ...EVENTS.map(([event]) => event)] as const;
type Name = (typeof NAMES)[number];

const URL_CODES = ['REQUIRED', 'TOO_LONG', 'TOO_MANY', 'INVALID'] as const;

const urlError = (code: string) => {
  const known = URL_CODES.find((one) => one === code) ?? 'INVALID';
  return { id: `developers.admin.url.${known}` } as const;
};

const isSecure = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const judge = (values: Record<Name, string>): FieldErrors<Name> => {
  const url = values.url.trim();
  const events = EVENTS.some(([event]) => values[event] === 'on');
  return {
    url: !url ? [urlError('REQUIRED')] : isSecure(url) ? [] : [urlError('INVALID')],
    events: events ? [] : [{ id: 'developers.admin.events.REQUIRED' }],
  };
};

interface EndpointFormProps {
  endpoint?: WebhookEndpointInput;
  submit: string;
  onSave: (input: WebhookEndpointInput) => Promise<unknown>;
  onCancel: () => void;
}

/** Where to send, and what. */
export const EndpointForm = ({ endpoint, submit, onSave, onCancel }: EndpointFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const explain = useRefusalText();
  const [problem, setProblem] = useState('');
  const { props, errors, busy, show } = useForm<Name>({
    names: NAMES,
    judge,
    send: async (values) => {
      const events = EVENTS.map(([event]) => event).filter((event) => values[event] === 'on');
      const { url, description } = values;
      setProblem('');
      try {
        await onSave({ url, description, events, active: values.active === 'on' });
      } catch (error) {
        const refusal = shopErrorOf(error);
        const fields = refusedFields<Name>(refusal, ['url'], (_field, code) => urlError(code));
        if (fields) show(fields);
        else setProblem(explain(refusal));
      }
    },
  });
  return (
    <form className="stack wh-form" {...props}>
      <TextInput
        name="url"
        type="url"
        label={t('developers.admin.url')}
        hint={t('developers.admin.url.hint')}
        defaultValue={endpoint?.url}
        maxLength={500}
        aria-required
        error={lines(errors.url)}
      />
      <TextInput
        name="description"
        label={t('developers.admin.description')}
        defaultValue={endpoint?.description ?? ''}
        maxLength={100}
      />
      <fieldset>
        <legend className="label">{t('developers.admin.events')}</legend>
        {EVENTS.map(([event, name], index) => (
          <Checkbox
            key={event}
            name={event}
            defaultChecked={endpoint?.events.includes(event)}
            error={index === EVENTS.length - 1 && errors.events ? lines(errors.events) : undefined}
          >
            <span className="num">{name}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox name="active" defaultChecked={endpoint?.active ?? true}>
        {t('developers.admin.active')}
      </Checkbox>
      <div className="row">
        <Button type="submit" small busy={busy}>
          {submit}
        </Button>
        <Button variant="line" small onClick={onCancel}>
          {t('developers.admin.cancel')}
        </Button>
      </div>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </form>
  );
};
