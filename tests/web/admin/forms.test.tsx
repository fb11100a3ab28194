import { cleanup, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReasonForm } from '../../../web/features/admin-moderation/reason-form.tsx';
import { RefundPanel } from '../../../web/features/admin-orders/refunds/refund-panel.tsx';
import { ShipPanel } from '../../../web/features/admin-orders/detail/ship-panel.tsx';
import { PictureWords } from '../../../web/features/admin-product/gallery/picture-words.tsx';
import { PartForm } from '../../../web/features/admin-product/model/part-form.tsx';
import { VersionForm } from '../../../web/features/admin-product/model/version-form.tsx';
import { StockForm } from '../../../web/features/admin-products/stock-form.tsx';
import { NotePanel } from '../../../web/features/admin-users/note-panel.tsx';
import { RoleForm } from '../../../web/features/admin-users/role-form.tsx';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const rewrite = async (user: UserEvent, label: string, text: string) => {
  await user.clear(field(label));
  await user.type(field(label), text);
};
/** An answer that keeps what it was asked. */
const heard = (answer: (variables: Record<string, unknown>) => unknown = () => ({})) => {
  const given: Record<string, unknown>[] = [];
  return { given, answer: (variables: Record<string, unknown>) => (given.push(variables), answer(variables)) };
};

describe('the form of a stock change', () => {
  const open = (changeStock: Answers[string]) => {
    renderPage(<StockForm id={7} />, { answers: { ChangeStock: changeStock } });
    return userEvent.setup();
  };

  it('refuses what is no whole number above 0, and sends nothing', async () => {
    const { given, answer } = heard();
    const user = open(answer);
    for (const units of ['0', '1.5', '1e3', 'two', '1000001']) {
      await rewrite(user, 'Units', units);
      await press(user, 'Add to stock');
      expect([units, isInvalid('Units')]).toEqual([units, true]);
    }
    expect(given).toEqual([]);
  });

  it('keeps everything, with its key, when it was refused, and the reason when it arrived', async () => {
    const { given, answer } = heard(() => {
      if (given.length === 1) throw new Refusal('STOCK_RESERVED');
      return { changeStock: null };
    });
    const user = open(answer);
    await user.type(field('Units'), '3');
    await user.selectOptions(field('Reason'), 'DAMAGE');
    await press(user, 'Take from stock');
    await screen.findByRole('alert');
    expect(field('Units').value).toBe('3');
    await press(user, 'Take from stock');
    await vi.waitFor(() => expect(field('Units').value).toBe(''));
    expect(field('Reason').value).toBe('DAMAGE');
    const [first, second] = given.map(({ input }) => input as Record<string, unknown>);
    expect(second).toEqual({ id: 7, key: first!.key, delta: -3, reason: 'DAMAGE', note: '' });
  });
});

describe('the form of a role', () => {
  it('sends its permissions as a list, and says at the name that there is one like it', async () => {
    const onSave = vi.fn().mockImplementation(() => Promise.resolve());
    renderPage(<RoleForm role={{ name: 'Clerk', permissions: ['ORDERS'] }} submit="Save" onSave={onSave} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: /Catalogue/i }));
    await press(user, 'Save');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Clerk', permissions: ['CATALOGUE', 'ORDERS'] });
  });
});

const NOTED = { id: '1', email: 'a@b.sk', note: 'Pays late.', noteVersion: 2 };

/** The panel of somebody whose note another admin changes meanwhile. */
const Noted = () => {
  const [user, setUser] = useState(NOTED);
  return (
    <>
      <NotePanel user={user as never} />
      <button type="button" onClick={() => setUser({ ...NOTED, note: 'Pays.', noteVersion: 3 })}>
        meanwhile
      </button>
    </>
  );
};

describe('the note about a person', () => {
  it('can be saved once it differs, and begins anew with a newer one', async () => {
    renderPage(<Noted />);
    const user = userEvent.setup();
    const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save note' }).disabled;
    expect(isOff()).toBe(true);
    await user.type(field('Note for the team'), ' Again.');
    expect(isOff()).toBe(false);
    await press(user, 'meanwhile');
    expect([field('Note for the team').value, isOff()]).toEqual(['Pays.', true]);
  });
});

describe('the reason for a refusal', () => {
  it('is one that is often given, or written, and never empty', async () => {
    const onReject = vi.fn();
    renderPage(<ReasonForm offered={['Too dark.']} busy={false} onReject={onReject} onCancel={vi.fn()} />);
    const user = userEvent.setup();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refuse' }).disabled).toBe(true);
    await press(user, 'Too dark.');
    await user.type(field('Reason'), ' Sorry. ');
    await press(user, 'Refuse');
    expect(onReject).toHaveBeenCalledExactlyOnceWith('Too dark. Sorry.');
  });
});

const MONEY = { minor: 3000, currency: 'EUR' };
const ORDER = {
  id: 'o1',
  refundable: MONEY,
  refundableDelivery: MONEY,
  order: {
    orderNumber: 'MX-1',
    userEmail: 'a@b.sk',
    fulfilmentStatus: 'UNFULFILLED',
    lines: [{ id: 'i1', productName: 'Comet', sku: 'C-1', quantity: 3, productType: 'PHYSICAL' }],
  },
  lines: [{ lineId: 'i1', refundedUnits: 0, paid: MONEY }],
} as never;

describe('a refund', () => {
  const open = () => {
    const { given, answer } = heard(() => ({ refundOrder: null }));
    const onDone = vi.fn();
    renderPage(<RefundPanel order={ORDER} onClose={vi.fn()} onDone={onDone} />, { answers: { RefundOrder: answer } });
    return { user: userEvent.setup(), onDone, sent: () => given.map(({ input }) => input as Record<string, unknown>) };
  };

  it('asks for an amount that fits and for a reason, and shows what goes back', async () => {
    const { user, sent, onDone } = open();
    await press(user, 'An amount');
    await user.type(field('Amount in euros'), '30,01');
    await press(user, /^Refund €30\.01/);
    expect([isInvalid('Amount in euros'), isInvalid('Reason')]).toEqual([true, true]);
    expect(sent()).toEqual([]);
    await rewrite(user, 'Amount in euros', '12,5');
    await user.type(field('Reason'), ' Late ');
    await press(user, /^Refund €12\.50/);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('€12.50'));
    expect(sent()).toMatchObject([{ orderId: 'o1', amountMinor: 1250, reason: 'Late', restock: false }]);
  });

  it('is for units of the items, and asks how many', async () => {
    const { user, sent } = open();
    await press(user, 'Items');
    await user.type(field('Reason'), 'Broken');
    await press(user, /^Refund/);
    expect(screen.getByRole('alert').textContent).toContain('Choose how many units');
    await rewrite(user, 'Units of Comet, 3 at most', '2');
    await press(user, /^Refund €20\.00/);
    await vi.waitFor(() => expect(sent()).toMatchObject([{ lines: [{ lineId: 'i1', quantity: 2 }], restock: true }]));
  });
});

describe('a parcel', () => {
  it('says at the number that the server cannot take it, and keeps what was typed', async () => {
    const { given, answer } = heard(() => {
      if (given.length === 1) throw new Refusal('VALIDATION_FAILED', { tracking: 'INVALID' });
      return { markOrderShipped: null };
    });
    const onClose = vi.fn();
    renderPage(<ShipPanel order={ORDER} onClose={onClose} />, { answers: { MarkOrderShipped: answer } });
    const user = userEvent.setup();
    await user.selectOptions(field('Carrier'), 'DPD');
    await user.type(field('Tracking number'), ' #1 ');
    await press(user, 'Mark as shipped');
    await vi.waitFor(() => expect(isInvalid('Tracking number')).toBe(true));
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Tracking number')));
    await rewrite(user, 'Tracking number', '1');
    await press(user, 'Mark as shipped');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(given.map(({ input }) => input)).toEqual([
      { id: 'o1', carrier: 'DPD', tracking: '#1' },
      { id: 'o1', carrier: 'DPD', tracking: '1' },
    ]);
  });
});

describe('the forms of a model', () => {
  it('take the figures of a version with a comma, and mark those that cannot be printed', async () => {
    const edit = vi.fn();
    const draft = { revision: null, print: null, changelog: {} };
    renderPage(<VersionForm draft={draft as never} drafting={{ busy: false, edit } as never} />);
    const user = userEvent.setup();
    await rewrite(user, 'Layer height, mm', '2');
    await rewrite(user, 'Printed in', ' ');
    await press(user, 'Save version');
    expect([isInvalid('Layer height, mm'), isInvalid('Printed in'), isInvalid('Walls, lines')]).toEqual([
      true,
      true,
      false,
    ]);
    await rewrite(user, 'Layer height, mm', '0,15');
    await rewrite(user, 'Printed in', 'PLA');
    await user.type(field('What is new (SK)'), 'Nová špička');
    await press(user, 'Save version');
    expect(edit).toHaveBeenCalledExactlyOnceWith({
      revision: null,
      changelog: { en: '', sk: 'Nová špička', de: '' },
      print: { material: 'PLA', layerHeightMm: 0.15, infillPercent: [15, 20], walls: 3 },
    });
  });

  it('name a part in English where a language lacks its name', async () => {
    const editPart = vi.fn();
    const part = {
      id: 'nose',
      name: null,
      quantity: 2,
      material: 'PLA',
      colour: null,
      supports: true,
      grams: 4,
      gramsFrom: 'ESTIMATE',
    };
    renderPage(<PartForm part={part as never} drafting={{ busy: false, editPart } as never} />);
    const user = userEvent.setup();
    await rewrite(user, 'Copies per model', '2,5');
    await press(user, 'Save part');
    expect(['Name (EN)', 'Name (SK)', 'Copies per model', 'Colour'].map(isInvalid)).toEqual([true, false, true, true]);
    await user.type(field('Name (EN)'), 'Nose');
    await user.type(field('Name (SK)'), 'Špička');
    await rewrite(user, 'Copies per model', '2');
    await user.selectOptions(field('Colour'), 'red');
    await press(user, 'Save part');
    expect(editPart).toHaveBeenCalledExactlyOnceWith(
      'nose',
      expect.objectContaining({
        name: { en: 'Nose', sk: 'Špička', de: 'Nose' },
        quantity: 2,
        supports: true,
        slicedGrams: null,
        colour: expect.objectContaining({ hex: '#b3261e' }) as unknown,
      }),
    );
  });

  it('say what a picture shows, in English at least', async () => {
    const picture = { key: 'p1', kind: 'PHOTO', alt: { en: '', sk: 'Raketa', de: null } };
    const [onDescribe, onSaved] = [vi.fn(async () => undefined), vi.fn()];
    renderPage(<PictureWords picture={picture as never} {...{ onDescribe, onSaved }} />);
    const user = userEvent.setup();
    await press(user, 'Save texts');
    expect(isInvalid('What it shows, in English')).toBe(true);
    await user.type(field('What it shows, in English'), 'A rocket');
    await user.selectOptions(field('Kind'), 'DRAWING');
    await press(user, 'Save texts');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const alt = { en: 'A rocket', sk: 'Raketa', de: '' };
    expect(onDescribe).toHaveBeenCalledExactlyOnceWith('p1', { kind: 'DRAWING', alt });
  });
});
