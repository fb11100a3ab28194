import type { CommandProps, Editor } from '@tiptap/core';
import './rich-text.css';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { FieldErrorLine } from '../form/error-line.tsx';
import { LinkField } from './link-field.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDescriptionEditor } from './use-description-editor.ts';

/** Where the link leads in which the selection lies, or which the cursor stands in or at; null without one. */
const hrefIn = (editor: Editor): string | null => {
  const { empty, $from } = editor.state.selection;
  const marks = [$from.nodeBefore, $from.nodeAfter].flatMap((node) => node?.marks ?? []);
  const { href } = empty ? (marks.find(({ type }) => type.name === 'link')?.attrs ?? {}) : editor.getAttributes('link');
  return (href as string | undefined) ?? null;
};

/** Links what is selected, or all of the link in which the cursor stands, or else writes the address as a link. The cursor is behind it then. */
const setLink = (editor: Editor, href: string) => {
  const mark = { type: 'link', attrs: { href } };
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && hrefIn(editor) === null)
    chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
  else {
    const goBehind = ({ tr, commands }: CommandProps) => commands.setTextSelection(tr.selection.to);
    chain.extendMarkRange('link').setMark('link', { href }).command(goBehind).run();
  }
};

interface ToolsProps {
  editor: Editor;
  label: string;
}

/** The toolbar, and below it the field of a link while it is wanted. */
const Tools = ({ editor, label }: ToolsProps) => {
  const [linking, setLinking] = useState(false);
  const close = () => {
    setLinking(false);
    editor.commands.focus();
  };
  return (
    <>
      <Toolbar editor={editor} label={label} linking={linking} onLinking={() => setLinking(!linking)} />
      {linking && (
        <LinkField
          href={hrefIn(editor)}
          onLink={(href) => {
            setLinking(false);
            setLink(editor, href);
          }}
          onRemove={() => {
            setLinking(false);
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
          }}
          onClose={close}
        />
      )}
    </>
  );
};

/** The attributes of the element that is written in. */
const useAttributes = (id: string, lang: string, wrong: boolean) =>
  useMemo(
    () => ({
      class: 'in rt__area prose',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      lang,
      ...(wrong && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
    }),
    [id, lang, wrong],
  );

export interface RichTextEditorProps {
  label: string;
  lang: string;
  /** HTML as it is stored. */
  value: string;
  onChange: (html: string) => void;
  error?: ReactNode;
}

/**
 * A text with headings, lists and links, as it will look; what is pasted is cleaned to the tags that are stored. Its page has the
 * texts of `catalogue`.
 */
export const RichTextEditor = ({ label, lang, value, onChange, error }: RichTextEditorProps) => {
  const t = useText();
  const id = useId();
  const { place, editor } = useDescriptionEditor({
    value,
    onChange,
    attributes: useAttributes(id, lang, Boolean(error)),
  });
  return (
    <div className="field rt">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {editor && <Tools editor={editor} label={t('catalogue.edit.rich.tools', { field: label })} />}
      <div ref={place} />
      <FieldErrorLine id={`${id}-error`}>{error}</FieldErrorLine>
    </div>
  );
};
