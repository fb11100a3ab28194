import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retainFocus } from '../../../web/lib/retain-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <h1 tabindex="-1">Order</h1>
    <section><button id="note">Save note</button><textarea id="text"></textarea></section>
    <ul><li><button id="edit">Edit</button></li><li><a href="/next" id="next">Next</a></li></ul>
    <div class="undo-place"><button id="undo">Undo</button></div>`;
  stop = retainFocus();
});
afterEach(() => stop());

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

describe('the focus of the keyboard', () => {
  it('stays within the row whose button gave way to a form', async () => {
    at('edit').focus();
    at('edit').parentElement!.innerHTML = '<form><input id="name"></form>';
    await vi.waitFor(() => expect(focused()).toBe('name'));
  });

  it('goes to the field beside a button that was switched off', async () => {
    at('note').focus();
    at('note').setAttribute('disabled', '');
    await vi.waitFor(() => expect(focused()).toBe('text'));
  });

  it('goes back to where it was when an offer goes away, and to the heading when that is gone too', async () => {
    at('next').focus();
    at('undo').focus();
    at('undo').remove();
    await vi.waitFor(() => expect(focused()).toBe('next'));
    document.querySelector('ul')!.remove();
    await vi.waitFor(() => expect(focused()).toBe('H1'));
  });

  it('is not moved after a press of the pointer, nor from where it still is', async () => {
    at('edit').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    at('edit').remove();
    at('next').focus();
    at('undo').remove();
    await new Promise((done) => setTimeout(done, 250));
    expect(focused()).toBe('next');
  });
});
