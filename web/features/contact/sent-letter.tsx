import { useEffect, useRef } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Letter } from './letter.ts';

interface SentLetterProps {
  letter: Letter;
  onAnother: () => void;
}

/** Says that the letter has arrived, with a copy of it for the visitor. */
export const SentLetter = ({ letter, onAnother }: SentLetterProps) => {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack" aria-labelledby="sent">
      <Notice kind="ok">
        <p>{t('about.contact.sent')}</p>
      </Notice>
      <h2 className="h3" id="sent" ref={heading} tabIndex={-1}>
        {t('about.contact.copy')}
      </h2>
      <dl className="spec contact-copy">
        <dt>{t('about.contact.name')}</dt>
        <dd>{letter.name}</dd>
        <dt>{t('about.contact.answerTo')}</dt>
        <dd>{letter.email}</dd>
        <dt>{t('about.contact.subject')}</dt>
        <dd>{[t(`about.contact.topic.${letter.topic}`), letter.orderNumber].filter(Boolean).join(' · ')}</dd>
      </dl>
      <blockquote className="panel contact-words">{letter.message}</blockquote>
      <Button variant="line" onClick={onAnother}>
        {t('about.contact.another')}
      </Button>
    </section>
  );
};
