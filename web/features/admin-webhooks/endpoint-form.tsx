import type { WebhookEndpointInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { manyOf, text, tick } from '../../lib/form/fields.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { EVENTS } from './webhook-events.ts';

const URL_CODES = ['REQUIRED', 'TOO_LONG', 'TOO_MANY', 'INVALID'] as const;

const urlError = (code: string) => {
  const known = URL_CODES.find((one) => one === code) ?? 'INVALID';
  return { id: `developers.admin.url.${known}` } as const;
};

const isSecure = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const fields = {
  url: text((url) => {
    if (!url) return urlError('REQUIRED');
    return isSecure(url) ? undefined : urlError('INVALID');
  }),
  description: text(),
  events: manyOf(
    EVENTS.map(([event]) => event),
    ({ length }) => (length > 0 ? undefined : { id: 'developers.admin.events.REQUIRED' }),
  ),
  active: tick(),
};

interface EndpointFormProps {
  endpoint?: WebhookEndpointInput;
  submit: string;
  onSave: (input: WebhookEndpointInput) => Promise<unknown>;
  onCancel: () => void;
}

interface EventChoiceProps {
  chosen: WebhookEndpointInput['events'] | undefined;
  errors: readonly FieldError[] | undefined;
}

const EventChoice = ({ chosen, errors }: EventChoiceProps) => {
  const t = useText();
  const lines = useErrorLines();
  return (
    <fieldset>
      <legend className="label">{t('developers.admin.events')}</legend>
      {EVENTS.map(([event, name], index) => (
        <Checkbox
          key={event}
          name="events"
          value={event}
          defaultChecked={chosen?.includes(event)}
          error={index === EVENTS.length - 1 && lines(errors)}
        >
          <span className="num">{name}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
};

const FormButtons = ({
  submit,
  busy,
  onCancel,
}: Pick<EndpointFormProps, 'submit' | 'onCancel'> & { busy: boolean }) => {
  const t = useText();
  return (
    <div className="row">
      <Button type="submit" small busy={busy}>
        {submit}
      </Button>
      <Button variant="line" small onClick={onCancel}>
        {t('developers.admin.cancel')}
      </Button>
    </div>
  );
};

/** Where to send, and what. */
export const EndpointForm = ({ endpoint, submit, onSave, onCancel }: EndpointFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const { props, errors, busy, problem } = useForm({
    fields,
    at: (path) => (path === 'url' ? path : null),
    words: (_field, code) => urlError(code),
    send: ({ events, ...rest }) => onSave({ ...rest, events: [...events] }),
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
      <EventChoice chosen={endpoint?.events} errors={errors.events} />
      <Checkbox name="active" defaultChecked={endpoint?.active ?? true}>
        {t('developers.admin.active')}
      </Checkbox>
      <FormButtons {...{ submit, busy, onCancel }} />
      {problem && <Notice kind="error">{problem}</Notice>}
    </form>
  );
};
