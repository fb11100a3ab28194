import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RichTextEditor } from '../../../web/ui/rich-text/rich-text-editor.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const STORED = '<p>One</p>\n<p>Two <a href="/contact">three</a></p>';

/** The form around the editor: what it holds, what else is put into it, what is said to be wrong. */
const Form = ({ held, wrong }: { held: string[]; wrong: boolean }) => {
  const [html, setHtml] = useState(STORED);
  const put = (next: string) => {
    held.push(next);
    setHtml(next);
  };
  return (
    <>
      <RichTextEditor
        label="Description"
        lang="en"
        value={html}
        onChange={put}
        error={wrong ? 'Too long' : undefined}
      />
      <button onClick={() => setHtml('<p>Theirs</p>')}>Take theirs</button>
    </>
  );
};

const area = () => screen.getByRole<TiptapEditorHTMLElement>('textbox', { name: 'Description' });
const editor = () => area().editor!;
const select = (from: number, to = from) => act(() => void editor().commands.setTextSelection({ from, to }));
const tool = (name: string) => screen.getByRole('button', { name });
const isOn = (name: string) => tool(name).getAttribute('aria-pressed') === 'true';

const open = async (wrong = false) => {
  const held: string[] = [];
  renderPage(<Form held={held} wrong={wrong} />);
  await screen.findByRole('toolbar', { name: 'Format: Description' });
  return { held, user: userEvent.setup() };
};

describe('the editor of a description', () => {
  it('leaves a text that is only opened as it is stored, and brings it back by undoing', async () => {
    const { held, user } = await open();
    expect(held).toEqual([]);
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
    select(1, 4);
    await user.click(tool('Bold'));
    expect(held.at(-1)).toContain('<p><strong>One</strong></p>');
    await user.click(tool('Undo'));
    expect(held.at(-1)).toBe(STORED);
    await user.click(tool('Redo'));
    expect(held.at(-1)).toContain('<strong>One</strong>');
  });

  it('says which formats hold where the cursor stands', async () => {
    const { held, user } = await open();
    select(2);
    expect([isOn('Bold'), isOn('Paragraph'), isOn('Bulleted list')]).toEqual([false, true, false]);
    await user.click(tool('Bulleted list'));
    expect([isOn('Paragraph'), isOn('Bulleted list')]).toEqual([false, true]);
    await user.click(tool('Numbered list'));
    expect(held.at(-1)).toContain('<ol><li>One</li></ol>');
    await user.click(tool('Paragraph'));
    await user.click(tool('Heading'));
    expect(held.at(-1)).toContain('<h3>One</h3>');
    expect(isOn('Heading')).toBe(true);
  });

  it('is one stop of Tab in its toolbar; arrow keys, Home and End reach the other tools', async () => {
    const { user } = await open();
    await user.tab();
    expect(document.activeElement).toBe(tool('Bold'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tool('Heading'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tool('Redo'));
    await user.keyboard('{ArrowRight}{ArrowLeft}{Home}');
    expect(document.activeElement).toBe(tool('Bold'));
    await user.tab();
    expect(document.activeElement).toBe(area());
  });

  it('links what is selected, and refuses an address that no description may hold beside its field', async () => {
    const { held, user } = await open();
    select(1, 4);
    await user.click(tool('Link'));
    const address = screen.getByLabelText('Address of the link');
    expect(document.activeElement).toBe(address);
    await user.clear(address);
    await user.type(address, 'javascript:a(){Enter}');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(held).toEqual([]);
    await user.clear(address);
    await user.type(address, 'https://x.sk{Enter}');
    expect(held.at(-1)).toContain('<p><a href="https://x.sk" rel="noopener">One</a></p>');
    expect(screen.queryByLabelText('Address of the link')).toBeNull();
  });

  it('goes on behind a link that was just set: what is typed next takes no word of it', async () => {
    const { held, user } = await open();
    select(1, 4);
    await user.click(tool('Link'));
    const address = screen.getByLabelText('Address of the link');
    await user.clear(address);
    await user.type(address, '/gallery{Enter}');
    act(() => void editor().commands.insertContent(' more'));
    expect(held.at(-1)).toContain('<p><a href="/gallery" rel="noopener">One</a> more</p>');
  });

  it('changes and removes the link in which the cursor stands', async () => {
    const { held, user } = await open();
    select(12);
    await user.click(tool('Link'));
    const address = screen.getByLabelText<HTMLInputElement>('Address of the link');
    expect(address.value).toBe('/contact');
    await user.clear(address);
    await user.type(address, '/gallery');
    await user.click(tool('Set link'));
    expect(held.at(-1)).toContain('<a href="/gallery" rel="noopener">three</a>');
    await user.click(tool('Link'));
    await user.click(tool('Remove link'));
    expect(held.at(-1)).toBe('<p>One</p><p>Two three</p>');
  });

  it('writes the address where nothing is selected', async () => {
    const { held, user } = await open();
    select(4);
    await user.click(tool('Link'));
    await user.type(screen.getByLabelText('Address of the link'), 'x.sk{Enter}');
    expect(held.at(-1)).toContain('<p>One<a href="https://x.sk" rel="noopener">https://x.sk</a></p>');
  });

  it('shows what the form is told from elsewhere', async () => {
    const { held, user } = await open();
    await user.click(tool('Take theirs'));
    expect(area().textContent).toBe('Theirs');
    expect(held).toEqual([]);
  });

  it('says what is wrong with the text beside it', async () => {
    await open(true);
    expect(area().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(area().getAttribute('aria-describedby')!);
    expect(said?.textContent).toBe('Too long');
  });
});
