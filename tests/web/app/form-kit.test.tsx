import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { intlOf } from '../../../web/intl/intl.ts';
import { figure, manyOf, oneOf, text, tick, verbatim } from '../../../web/lib/form/fields.ts';
import { Checkbox } from '../../../web/ui/form/choice.tsx';
import { useErrorLines } from '../../../web/ui/form/error-lines.tsx';
import { ErrorSummary } from '../../../web/ui/form/error-summary.tsx';
import { Select, TextInput } from '../../../web/ui/form/field.tsx';
import { useControlledForm } from '../../../web/ui/form/use-controlled-form.ts';
import { useForm } from '../../../web/ui/form/use-form.ts';
import { messagesOf } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const INTL = intlOf('en', messagesOf('en'));
const Page = ({ children }: { children: ReactNode }) => <RawIntlProvider value={INTL}>{children}</RawIntlProvider>;

const refusal = (code: string, args: Record<string, string> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code, args } }] });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Send' }));

const fields = {
  name: text((name) => (name ? undefined : { id: 'auth.field.firstName.REQUIRED' })),
  secret: verbatim(),
  grams: figure((grams) => (Number.isNaN(grams) ? { id: 'auth.field.INVALID' } : undefined)),
  kind: oneOf(['KIT', 'FILES']),
  events: manyOf(['PAID', 'SHIPPED', 'REFUNDED'], ({ length }) =>
    length > 0 ? undefined : { id: 'auth.field.INVALID' },
  ),
  active: tick(),
};

const Plain = ({ send }: { send: (values: unknown) => unknown }) => {
  const lines = useErrorLines();
  const form = useForm({ fields, words: () => ({ id: 'auth.field.INVALID' }), send });
  return (
    <form aria-label="form" {...form.props}>
      <TextInput name="name" label="Name" error={lines(form.errors.name)} />
      <TextInput name="secret" label="Secret" />
      <TextInput name="grams" label="Grams" error={lines(form.errors.grams)} />
      <Select name="kind" label="Kind">
        <option value="">none</option>
        <option value="FILES">files</option>
      </Select>
      {(['SHIPPED', 'PAID'] as const).map((event) => (
        <Checkbox key={event} name="events" value={event} error={lines(form.errors.events)}>
          {event}
        </Checkbox>
      ))}
      <Checkbox name="active">Active</Checkbox>
      <button type="submit">Send</button>
      <output>{form.problem ?? (form.done && 'done')}</output>
    </form>
  );
};

const openPlain = (send: (values: unknown) => unknown = () => undefined) => {
  const user = userEvent.setup();
  render(<Plain send={send} />, { wrapper: Page });
  return user;
};

const fillPlain = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field('Name'), ' Jana ');
  await user.type(field('Grams'), '12,5');
  await user.click(field('PAID'));
};

describe('a form whose controls keep what is typed', () => {
  it('is sent as values: trimmed words, figures, choices, lists in their order, ticks', async () => {
    const send = vi.fn();
    const user = openPlain(send);
    await fillPlain(user);
    await user.type(field('Secret'), ' s ');
    await user.click(field('SHIPPED'));
    await user.selectOptions(field('Kind'), 'FILES');
    await press(user);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: 'Jana',
      secret: ' s ',
      grams: 12.5,
      kind: 'FILES',
      events: ['PAID', 'SHIPPED'],
      active: false,
    });
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('done'));
  });

  it('loses nothing that was typed before the page woke up', async () => {
    const send = vi.fn();
    const place = document.body.appendChild(document.createElement('div'));
    const page = (
      <Page>
        <Plain send={send} />
      </Page>
    );
    place.innerHTML = renderToString(page);
    field('Name').value = 'Jana';
    field('PAID').checked = true;
    const root = await act(() => Promise.resolve(hydrateRoot(place, page)));
    await press(userEvent.setup());
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Jana', events: ['PAID'] }));
    act(() => root.unmount());
    place.remove();
  });

  it('is not sent while a field is wrong, and the first one gets the focus', async () => {
    const send = vi.fn();
    const user = openPlain(send);
    await user.type(field('Grams'), 'many');
    await press(user);
    expect([isInvalid('Name'), isInvalid('Grams'), isInvalid('PAID')]).toEqual([true, true, true]);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(send).not.toHaveBeenCalled();
    await user.type(field('Name'), 'J');
    expect(isInvalid('Name')).toBe(false);
  });

  it('judges a field when it is left, but not an empty one', async () => {
    const user = openPlain();
    await user.click(field('Name'));
    await user.type(field('Grams'), 'many');
    await user.tab();
    expect([isInvalid('Name'), isInvalid('Grams')]).toEqual([false, true]);
  });

  it('may go back to its beginning after it has left the page', async () => {
    const onDone = vi.fn();
    let arrive: () => void = () => undefined;
    const Leaving = () => {
      const form = useForm({
        fields: {},
        send: async () => {
          await new Promise<void>((resolve) => (arrive = resolve));
          form.reset();
          onDone();
        },
      });
      return (
        <form aria-label="form" {...form.props}>
          <button type="submit">Send</button>
        </form>
      );
    };
    const view = render(<Leaving />, { wrapper: Page });
    await press(userEvent.setup());
    view.unmount();
    arrive();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('shows what the server refused at its field with everything kept, else as a problem', async () => {
    const send = vi.fn().mockRejectedValueOnce(refusal('VALIDATION_FAILED', { 'input.grams': 'TOO_HIGH', other: 'X' }));
    const user = openPlain(send.mockRejectedValueOnce(refusal('VALIDATION_FAILED', { other: 'X' })));
    await fillPlain(user);
    await press(user);
    await vi.waitFor(() => expect(isInvalid('Grams')).toBe(true));
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Grams')));
    expect([field('Name').value, field('Grams').value]).toEqual([' Jana ', '12,5']);
    expect(screen.getByRole('status').textContent).toBe('');
    await press(user);
    const words = INTL.formatMessage({ id: 'error.VALIDATION_FAILED' });
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
    expect(isInvalid('Grams')).toBe(false);
  });
});

interface Parcel {
  note: string;
  address: { street: string; city: string };
  items: readonly string[];
}
const PARCEL: Parcel = { note: '', address: { street: '', city: 'Zvolen' }, items: [] };

const Controlled = ({ send }: { send: (values: Parcel) => unknown }) => {
  const lines = useErrorLines();
  const { props, values, set, reset, check, changed, errors } = useControlledForm<Parcel>({
    initial: PARCEL,
    judge: ({ address }) => (address.street === 'x' ? { 'address.street': { id: 'auth.field.INVALID' } } : {}),
    placing: () => ({ words: () => ({ id: 'auth.field.INVALID' }) }),
    send,
  });
  return (
    <form aria-label="form" {...props}>
      <TextInput
        label="Street"
        value={values.address.street}
        error={lines(errors['address.street'])}
        onChange={({ target }) => set('address.street', target.value)}
        onBlur={() => check('address.street')}
      />
      <TextInput label="City" readOnly value={values.address.city} error={lines(errors['address.city'])} />
      <button type="button" onClick={() => set('items', [...values.items, 'nose'])}>
        Add
      </button>
      <button type="button" onClick={() => set('address', { street: 'Main 1', city: 'Brno' })}>
        Fill
      </button>
      <button type="button" onClick={() => reset()}>
        Discard
      </button>
      <button type="submit">Send</button>
      <output>{changed ? 'changed' : 'same'}</output>
      <ErrorSummary errors={errors} text="checkout.errors" />
    </form>
  );
};

const openControlled = (send: (values: Parcel) => unknown = () => undefined) => {
  const user = userEvent.setup();
  render(<Controlled send={send} />, { wrapper: Page });
  return { user, click: (name: string) => user.click(screen.getByRole('button', { name })) };
};
const says = () => screen.getByText(/^(changed|same)$/).textContent;

describe('a form whose values the page works with', () => {
  it('holds groups and lists as they are, tells what changed and goes back', async () => {
    const send = vi.fn();
    const { user, click } = openControlled(send);
    expect(says()).toBe('same');
    await user.type(field('Street'), 'Hlavná 1');
    await click('Add');
    expect(says()).toBe('changed');
    await press(user);
    const typed = { note: '', address: { street: 'Hlavná 1', city: 'Zvolen' }, items: ['nose'] };
    expect(send).toHaveBeenCalledExactlyOnceWith(typed);
    await click('Discard');
    expect([says(), field('Street').value]).toEqual(['same', '']);
    expect(PARCEL.items).toEqual([]);
  });

  it('judges a field that is left, and counts what is wrong', async () => {
    const { user } = openControlled();
    await user.type(field('Street'), 'x');
    await user.tab();
    expect(isInvalid('Street')).toBe(true);
    expect(screen.getByText(INTL.formatMessage({ id: 'checkout.errors' }, { count: 1 }))).toBeDefined();
  });

  it('forgets what is wrong within a group once the whole group is filled in', async () => {
    const args = { 'input.address.city': 'UNKNOWN', 'address.street': 'UNKNOWN' };
    const { user, click } = openControlled(vi.fn().mockRejectedValue(refusal('VALIDATION_FAILED', args)));
    await press(user);
    await vi.waitFor(() => expect([isInvalid('Street'), isInvalid('City')]).toEqual([true, true]));
    await click('Fill');
    expect([isInvalid('Street'), isInvalid('City')]).toEqual([false, false]);
  });
});
