import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useErrorsAfterPress } from '../../../web/lib/errors-after-press.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Checkbox } from '../../../web/ui/form/choice.tsx';
import { Drawer } from '../../../web/ui/drawer.tsx';
import { Select, TextInput } from '../../../web/ui/form/field.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Picture } from '../../../web/ui/picture.tsx';
import { Quantity } from '../../../web/ui/form/quantity.tsx';
import { Tabs } from '../../../web/ui/tabs.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextInput label="E-mail" hint="The invoice goes here." />);
    const field = screen.getByLabelText('E-mail');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(describedBy(field)).toEqual(['The invoice goes here.']);
  });

  it('with an error is invalid and described by the error first', () => {
    render(<TextInput label="Postcode" hint="Five digits" error="Five digits, for example 974 01." />);
    const field = screen.getByLabelText('Postcode');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toEqual(['Five digits, for example 974 01.', 'Five digits']);
  });

  it('wires lists and tick boxes too', () => {
    render(
      <>
        <Select label="Country" error="Choose one.">
          <option>Slovakia</option>
        </Select>
        <Checkbox error="Accept the terms.">Terms</Checkbox>
      </>,
    );
    expect(describedBy(screen.getByRole('combobox', { name: 'Country' }))).toEqual(['Choose one.']);
    expect(describedBy(screen.getByRole('checkbox', { name: 'Terms' }))).toEqual(['Accept the terms.']);
  });
});

const Judged = ({ onPress }: { onPress: () => void }) => {
  const [errors, setError] = useState<string>();
  return (
    <>
      <TextInput label="Postcode" error={useErrorsAfterPress(errors)} onBlur={() => setError('Five digits.')} />
      <button type="button" onClick={onPress}>
        Order
      </button>
    </>
  );
};

describe('the error of a field that is left by a press', () => {
  it.each([
    ['finger', '[TouchA]'],
    ['mouse', '[MouseLeft]'],
  ])('does not move what the %s presses', async (_by, keys) => {
    const user = userEvent.setup();
    const seen: boolean[] = [];
    const isSaid = () => screen.queryByText('Five digits.') !== null;
    render(<Judged onPress={() => seen.push(isSaid())} />);
    const order = screen.getByRole('button', { name: 'Order' });
    order.addEventListener('mouseup', () => seen.push(isSaid()));
    await user.click(screen.getByLabelText('Postcode'));
    await user.pointer({ keys, target: order });
    expect(seen[0]).toBe(false);
    expect(seen).toHaveLength(2);
    await waitFor(() => expect(isSaid()).toBe(true));
  });

  it('is said at once by the keyboard', async () => {
    const user = userEvent.setup();
    render(<Judged onPress={() => undefined} />);
    await user.click(screen.getByLabelText('Postcode'));
    await user.tab();
    expect(screen.getByText('Five digits.')).toBeDefined();
  });

  it('is said in the end when nothing tells that the press is over', async () => {
    const user = userEvent.setup();
    render(<Judged onPress={() => undefined} />);
    await user.click(screen.getByLabelText('Postcode'));
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    await screen.findByText('Five digits.', undefined, { timeout: 20_000 });
  });
});

describe('a busy button', () => {
  it('keeps its word, says that it is busy and takes no press', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    fireEvent.click(button);
    expect([button.getAttribute('aria-busy'), press.mock.calls.length]).toEqual(['true', 0]);
  });
});

describe('tabs', () => {
  const Information = () => {
    const [selected, select] = useState('details');
    const tabs = ['details', 'print-info', 'download'].map((id) => ({ id, label: id, href: `?tab=${id}` }));
    return (
      <Tabs label="Product" tabs={tabs} selected={selected} onSelect={select}>
        <p>{`about ${selected}`}</p>
      </Tabs>
    );
  };

  it('move with the arrow keys, Home and End, round the ends', async () => {
    render(<Information />);
    await userEvent.click(screen.getByRole('tab', { name: 'details' }));
    const after = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return document.activeElement?.textContent;
    };
    expect([
      await after('ArrowRight'),
      await after('End'),
      await after('ArrowRight'),
      await after('ArrowLeft'),
    ]).toEqual(['print-info', 'download', 'details', 'download']);
    expect(await after('Home')).toBe('details');
  });

  it('name their panel and leave one stop in the tab order', async () => {
    render(<Information />);
    await userEvent.click(screen.getByRole('tab', { name: 'download' }));
    expect(screen.getByRole('tabpanel', { name: 'download' }).textContent).toBe('about download');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });
});

describe('a drawer', () => {
  const Sheet = ({ onClose = () => {} }: { onClose?: () => void }) => {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <Drawer open={open} onClose={close} label="Cart" closeLabel="Close" header="Cart">
          <button>inside</button>
        </Drawer>
      </>
    );
  };

  it('holds nothing until it is open, and closes by its cross', async () => {
    render(<Sheet />);
    expect(screen.queryByText('inside')).toBeNull();
    await userEvent.click(screen.getByText('open'));
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('inside')).toBeNull();
  });

  it('closes when the browser closes it (Escape) and by a press outside its box', async () => {
    const onClose = vi.fn();
    render(<Sheet onClose={onClose} />);
    await userEvent.click(screen.getByText('open'));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.getBoundingClientRect = () => ({ left: 900, right: 1400, top: 0, bottom: 900 }) as DOMRect;
    fireEvent.click(dialog, { clientX: 1000, clientY: 100 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog, { clientX: 100, clientY: 100 });
    expect(onClose).toHaveBeenCalled();
  });
});

describe('a notice', () => {
  it('interrupts only for an error', () => {
    render(
      <>
        <Notice>Saved</Notice>
        <Notice kind="error">Failed</Notice>
      </>,
    );
    expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual([
      'Saved',
      'Failed',
    ]);
  });
});

describe('a quantity', () => {
  it('stops at its least value', () => {
    const change = vi.fn();
    render(<Quantity value={1} onChange={change} labels={{ group: 'Quantity', less: 'Less', more: 'More' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(change.mock.calls).toEqual([[2]]);
  });
});

describe('a picture', () => {
  it('offers both formats up to its own width and keeps its place', () => {
    const image = { url: '/media/a', width: 700, height: 525, alt: 'A rocket', kind: 'PHOTO' as const };
    const { container } = render(<Picture image={image} sizes="314px" />);
    const sets = [...container.querySelectorAll('source')].map((each) => each.srcset);
    expect(sets[0]).toBe('/media/a?w=320&f=avif 320w, /media/a?w=480&f=avif 480w, /media/a?w=640&f=avif 640w');
    expect(sets[1]).toContain('f=webp');
    expect(screen.getByRole('img', { name: 'A rocket' }).getAttribute('loading')).toBe('lazy');
  });
});
