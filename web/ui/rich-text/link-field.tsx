import { useEffect, useRef, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../button.tsx';
import { TextInput } from '../form/field.tsx';
import { isDescriptionLink } from './description-link.ts';

interface LinkFieldProps {
  /** Where the link that is edited leads; null while it is made. */
  href: string | null;
  onLink: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Where a link leads. */
export const LinkField = ({ href, onLink, onRemove, onClose }: LinkFieldProps) => {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href ?? 'https://');
  const [wrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const link = () => {
    const wanted = typed.trim();
    if (isDescriptionLink(wanted)) return onLink(wanted);
    setWrong(true);
    field.current?.focus();
  };
  return (
    <div className="row rt__link">
      <TextInput
        label={t('catalogue.edit.rich.href')}
        error={wrong && t('catalogue.edit.rich.wrongHref')}
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          link();
        }}
        ref={field}
      />
      <Button variant="line" small onClick={link}>
        {t('catalogue.edit.rich.setLink')}
      </Button>
      {href !== null && (
        <Button variant="line" small onClick={onRemove}>
          {t('catalogue.edit.rich.removeLink')}
        </Button>
      )}
    </div>
  );
};
