import { useText } from '../../intl/use-text.ts';
import type { MailTextFieldsFragment } from './MailTexts.gen.ts';

export type Placeholder = MailTextFieldsFragment['placeholders'][number];

interface ChipsProps {
  placeholders: readonly Placeholder[];
  onInsert: (placeholder: Placeholder) => void;
}

/** What may stand in the words, each to be put in where the caret is. */
export const PlaceholderChips = ({ placeholders, onInsert }: ChipsProps) => {
  const t = useText();
  return (
    <div role="group" aria-labelledby="mail-chips">
      <h2 className="h3" id="mail-chips">
        {t('settings.mails.placeholders')}
      </h2>
      <p className="mail-hint">{t('settings.mails.placeholdersHint')}</p>
      <ul className="mail-chips">
        {placeholders.map((placeholder) => (
          <li key={placeholder.name}>
            <button
              type="button"
              className="mail-chip"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(placeholder)}
            >
              <code>{`{${placeholder.name}}`}</code>
              <span>
                {t(`settings.mails.placeholder.${placeholder.name}`)}
                {placeholder.sample && !placeholder.sample.startsWith('http') && (
                  <span className="faint"> · {placeholder.sample}</span>
                )}
                {placeholder.required && <span className="faint"> · {t('settings.mails.required')}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
