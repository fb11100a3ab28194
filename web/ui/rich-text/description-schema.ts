import { Mark, Node, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { isDescriptionLink } from './description-link.ts';

/** What is left out together with the text in it; of any other unknown element the text stays. */
const DROPPED = 'svg, math, iframe, object, template, textarea, select, button, audio, video, canvas';

const CleanParagraph = Paragraph.extend({
  parseHTML() {
    return [{ tag: 'p' }, { tag: DROPPED, ignore: true }];
  },
});

/** The page has its own h1 and h2. */
const LEVELS = { h1: 3, h2: 3, h3: 3, h4: 4, h5: 4, h6: 4 } as const;

const DescriptionHeading = Heading.extend({
  parseHTML() {
    return Object.entries(LEVELS).map(([tag, level]) => ({ tag, attrs: { level } }));
  },
}).configure({ levels: [3, 4] });

/** Numbered from 1, in figures: the server keeps no attributes. */
const PlainOrderedList = OrderedList.extend({
  addAttributes() {
    return {};
  },
});

/** Tab leaves the editor, as it leaves every other field. */
const EscapableListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});
const EscapableListKeymap = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...others } = this.parent?.() ?? {};
    return others;
  },
});

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => isDescriptionLink(link.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
});

const box = (name: string, tag: string, content: string, isCell = false) =>
  Node.create({
    name,
    content,
    isolating: isCell,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Tables are kept and their texts can be changed; the toolbar makes none. */
const TABLE = [
  box('table', 'table', 'tableHead? tableBody+').extend({ group: 'block' }),
  box('tableHead', 'thead', 'tableRow+'),
  box('tableBody', 'tbody', 'tableRow+'),
  box('tableRow', 'tr', '(tableHeader | tableCell)+'),
  box('tableHeader', 'th', 'block+', true),
  box('tableCell', 'td', 'block+', true),
];

/** The tags that the server keeps in a description (`description-html.ts` there) and no others. */
export const DESCRIPTION: Extensions = [
  Document,
  CleanParagraph,
  Text,
  HardBreak,
  DescriptionHeading,
  BulletList,
  PlainOrderedList,
  EscapableListItem,
  EscapableListKeymap,
  Bold,
  Italic,
  Link,
  ...TABLE,
  UndoRedo,
];
