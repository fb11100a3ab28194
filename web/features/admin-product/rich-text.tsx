import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { valueAt } from '../../lib/form/at-path.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { cleanHtml, wholeHtml } from './clean-html.ts';
import { useFormView } from './form-context.ts';
import type { Language } from './model/languages.ts';

const TOOLS = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['heading', 'formatBlock', '<h3>'],
  ['paragraph', 'formatBlock', '<p>'],
  ['bullets', 'insertUnorderedList'],
  ['numbers', 'insertOrderedList'],
] as const;

/** The browser's own editing commands; deprecated in name, there in every browser, and with undo of their own. */
const command = (name: string, value?: string) => document.execCommand(name, false, value);

interface LinkFieldProps {
  onLink: (href: string) => void;
  onClose: () => void;
}

const LinkField = ({ onLink, onClose }: LinkFieldProps) => {
  const t = useText();
  const [href, setHref] = useState('https://');
  return (
    <div className="row rt__link">
      <TextInput
        label={t('catalogue.edit.rich.href')}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onLink(href);
        }}
        ref={(field) => field?.focus()}
      />
      <Button variant="line" small onClick={() => onLink(href)}>
        {t('catalogue.edit.rich.setLink')}
      </Button>
    </div>
  );
};

/** The selection inside the editor, remembered while the focus is in the field of the link. */
const useSelection = () => {
  const kept = useRef<Range | null>(null);
  return {
    keep: () => (kept.current = getSelection()?.rangeCount ? getSelection()!.getRangeAt(0).cloneRange() : null),
    restore: () => {
      const selection = getSelection();
      if (!kept.current || !selection) return;
      selection.removeAllRanges();
      selection.addRange(kept.current);
    },
  };
};

/** A text with headings, lists and links, as it will look; what is pasted is cleaned to the same few tags. */
export const RichText = ({ name, label, lang }: { name: `${Language}.description`; label: string; lang: string }) => {
  const t = useText();
  const labelId = useId();
  const { values, set } = useFormView();
  const area = useRef<HTMLDivElement>(null);
  const told = useRef<string | null>(null);
  const [linking, setLinking] = useState(false);
  const selection = useSelection();
  const value = String(valueAt(values, name));
  useEffect(() => {
    if (!area.current || told.current === value) return;
    area.current.innerHTML = cleanHtml(value);
    told.current = value;
  }, [value]);
  const tell = () => {
    const html = wholeHtml(area.current!.innerHTML);
    told.current = html;
    set(name, html);
  };
  const perform = (command_: string, argument?: string) => {
    area.current!.focus();
    command('defaultParagraphSeparator', 'p');
    command(command_, argument);
    tell();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) perform('insertHTML', cleanHtml(html));
    else perform('insertText', event.clipboardData.getData('text/plain'));
  };
  const link = (href: string) => {
    setLinking(false);
    area.current!.focus();
    selection.restore();
    perform('createLink', href);
  };
  return (
    <div className="field rt">
      <span className="label" id={labelId}>
        {label}
      </span>
      <div className="rt__bar" role="group" aria-label={t('catalogue.edit.rich.tools', { field: label })}>
        {TOOLS.map(([tool, name_, argument]) => (
          <button
            key={tool}
            type="button"
            className="rt__tool"
            data-tool={tool}
            aria-label={t(`catalogue.edit.rich.${tool}`)}
            title={t(`catalogue.edit.rich.${tool}`)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => perform(name_, argument)}
          >
            {t(`catalogue.edit.rich.${tool}Mark`)}
          </button>
        ))}
        <button
          type="button"
          className="rt__tool"
          aria-expanded={linking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            selection.keep();
            setLinking(!linking);
          }}
        >
          {t('catalogue.edit.rich.link')}
        </button>
      </div>
      {linking && <LinkField onLink={link} onClose={() => setLinking(false)} />}
      <div
        ref={area}
        className="in rt__area prose"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={labelId}
        lang={lang}
        onInput={tell}
        onPaste={paste}
      />
    </div>
  );
};
