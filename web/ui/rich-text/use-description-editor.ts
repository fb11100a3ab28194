import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DESCRIPTION } from './description-schema.ts';
import { descriptionOf, htmlOf } from './description-text.ts';
import { tidyPastedHtml } from './pasted-html.ts';

type Attributes = Readonly<Record<string, string>>;

interface EditorRules {
  /** The text as the form holds it. */
  value: string;
  onChange: (html: string) => void;
  /** Of the element that is written in; the same object as long as they are the same. */
  attributes: Attributes;
}

const propsOf = (attributes: Attributes) => ({ attributes: { ...attributes }, transformPastedHTML: tidyPastedHtml });

const makeEditor = (element: HTMLElement, content: string, attributes: Attributes) =>
  new Editor({
    element,
    content,
    extensions: DESCRIPTION,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: propsOf(attributes),
  });

/**
 * The editor of a description inside the element of `place`; null until it is there. `onChange` hears of what is written:
 * a text that is only opened, or brought back by undoing, stays as the form had it. Another `value` takes its place, and
 * can be undone.
 */
export const useDescriptionEditor = ({ value, onChange, attributes }: EditorRules) => {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const given = useRef({ value: '', html: '' });
  const told = useRef<string | null>(null);
  const begin = useEffectEvent(() => makeEditor(place.current!, value, attributes));
  const tell = useEffectEvent((html: string) => {
    const next = html === given.current.html ? given.current.value : html;
    if (next === value) return;
    told.current = next;
    onChange(next);
  });
  // Before the page is painted: its tools stand above what is written.
  useLayoutEffect(() => {
    const made = begin();
    made.on('update', () => tell(htmlOf(made.state.doc)));
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (!editor || value === told.current) return;
    given.current = { value, html: descriptionOf(value) };
    told.current = value;
    if (given.current.html !== htmlOf(editor.state.doc)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor?.setOptions({ editorProps: propsOf(attributes) }), [editor, attributes]);
  return { place, editor };
};
