import type { ChainedCommands, Editor } from '@tiptap/core';
import { useCallback, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminIcon } from '../admin-icon.tsx';

type Mark = 'bold' | 'italic' | 'heading' | 'paragraph' | 'bullets' | 'numbers';

interface Format {
  readonly name: Mark;
  readonly press: (chain: ChainedCommands) => ChainedCommands;
  readonly isOn: (editor: Editor) => boolean;
}

const inList = (editor: Editor) => editor.isActive('bulletList') || editor.isActive('orderedList');

const FORMATS: readonly Format[] = [
  { name: 'bold', press: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  { name: 'italic', press: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  {
    name: 'heading',
    press: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'paragraph',
    press: (chain) => chain.clearNodes(),
    isOn: (editor) => editor.isActive('paragraph') && !inList(editor),
  },
  { name: 'bullets', press: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
  { name: 'numbers', press: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
];

const STEPS = ['undo', 'redo'] as const;

const COUNT = FORMATS.length + 1 + STEPS.length;

const GOES: Record<string, (place: number) => number> = {
  ArrowRight: (place) => (place + 1) % COUNT,
  ArrowLeft: (place) => (place - 1 + COUNT) % COUNT,
  Home: () => 0,
  End: () => COUNT - 1,
};

/** The names of the formats that hold where the cursor stands, and of the steps that can be taken. */
const useStates = (editor: Editor): ReadonlySet<string> => {
  const listen = useCallback(
    (heard: () => void) => {
      editor.on('transaction', heard);
      return () => void editor.off('transaction', heard);
    },
    [editor],
  );
  const read = () =>
    [
      ...FORMATS.filter(({ isOn }) => isOn(editor)).map(({ name }) => name),
      ...STEPS.filter((step) => editor.can()[step]()),
    ].join(' ');
  return new Set(useSyncExternalStore(listen, read).split(' '));
};

/** Tab reaches one of the buttons, arrow keys, Home and End the others. */
const useRoving = () => {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const next = GOES[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    bar.current!.querySelectorAll('button')[next]!.focus();
  };
  const at = (place: number) => ({
    type: 'button' as const,
    className: 'rt__tool',
    tabIndex: place === current ? 0 : -1,
    onFocus: () => setCurrent(place),
    // The cursor stays in the text.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  return { bar, move, at };
};

interface ToolbarProps {
  editor: Editor;
  label: string;
  linking: boolean;
  onLinking: () => void;
}

/** What can be done to a text; the cursor returns to it. */
export const Toolbar = ({ editor, label, linking, onLinking }: ToolbarProps) => {
  const t = useText();
  const states = useStates(editor);
  const { bar, move, at } = useRoving();
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to the buttons in it
    <div className="rt__bar" role="toolbar" aria-label={label} ref={bar} onKeyDown={move}>
      {FORMATS.map(({ name, press }, place) => (
        <button
          key={name}
          {...at(place)}
          data-tool={name}
          aria-label={t(`catalogue.edit.rich.${name}`)}
          title={t(`catalogue.edit.rich.${name}`)}
          aria-pressed={states.has(name)}
          onClick={() => press(editor.chain().focus()).run()}
        >
          {t(`catalogue.edit.rich.${name}Mark`)}
        </button>
      ))}
      <button {...at(FORMATS.length)} aria-expanded={linking} onClick={onLinking}>
        {t('catalogue.edit.rich.link')}
      </button>
      {STEPS.map((step, index) => (
        <button
          key={step}
          {...at(FORMATS.length + 1 + index)}
          data-tool={step}
          aria-label={t(`catalogue.edit.rich.${step}`)}
          title={t(`catalogue.edit.rich.${step}`)}
          aria-disabled={!states.has(step)}
          onClick={() => editor.chain().focus()[step]().run()}
        >
          <AdminIcon name="undo" />
        </button>
      ))}
    </div>
  );
};
