import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { consent, type ConsentChoice } from '../../lib/consent.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/choice.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { sheetOpener } from './sheet-opener.ts';
import { useRoomBelow } from './use-room-below.ts';

const NOTHING_MORE: ConsentChoice = { analytics: false, marketing: false };
const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };

const POLICY = { link: textLink('/cookies-policy') };

interface PreferencesProps {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
  /** The first switch that can be turned. */
  first: RefObject<HTMLInputElement | null>;
}

const Preferences = ({ choice, onChange, first }: PreferencesProps) => {
  const t = useText();
  return (
    <div className="cookie__list">
      <Switch hint={t('common.consent.necessaryHint')} checked disabled readOnly>
        {t('common.consent.necessary')}
      </Switch>
      <Switch
        ref={first}
        hint={t('common.consent.analyticsHint')}
        checked={choice.analytics}
        onChange={({ target }) => onChange({ ...choice, analytics: target.checked })}
      >
        {t('common.consent.analytics')}
      </Switch>
      <Switch
        hint={t('common.consent.marketingHint')}
        checked={choice.marketing}
        onChange={({ target }) => onChange({ ...choice, marketing: target.checked })}
      >
        {t('common.consent.marketing')}
      </Switch>
    </div>
  );
};

/** The focus goes on to the page from wherever the sheet was asked for. */
const leave = (opener: HTMLElement | null) => {
  const next = opener?.isConnected ? opener : document.getElementById('main');
  next?.focus({ preventScroll: true });
  sheetOpener.set(null);
};

const decide = (choice: ConsentChoice, opener: HTMLElement | null) => {
  leave(opener);
  consent.save(choice);
};

/** Puts the focus on the heading of a sheet that was asked for, and on the first switch of preferences that were. */
const useFocusInside = (asked: boolean, preferences: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus({ preventScroll: true });
    else if (preferences) first.current?.focus();
  }, [asked, preferences]);
  return { heading, first };
};

const useEscape = (sheet: RefObject<HTMLElement | null>, closable: boolean, opener: HTMLElement | null) => {
  useEffect(() => {
    const element = sheet.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && closable) leave(opener);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [sheet, closable, opener]);
};

export interface SheetProps {
  /** What asked for the sheet; null when it shows by itself, and then the focus stays where it is. */
  opener: HTMLElement | null;
  /** Whether an earlier choice stands, so that it may be closed without another. */
  closable: boolean;
}

/** The question what may be stored. Refusing and accepting have the same weight; nothing is ticked beforehand. */
export const ConsentSheet = ({ opener, closable }: SheetProps) => {
  const t = useText();
  const titleId = useId();
  const [preferences, setPreferences] = useState(opener !== null);
  const [choice, setChoice] = useState<ConsentChoice>(() => consent.get()?.categories ?? NOTHING_MORE);
  const sheet = useRef<HTMLElement>(null);
  const { heading, first } = useFocusInside(opener !== null, preferences);
  useRoomBelow(sheet);
  useEscape(sheet, closable, opener);
  return (
    <section ref={sheet} className="cookie" aria-labelledby={titleId}>
      <div className="cookie__head">
        <h2 className="h3" id={titleId} ref={heading} tabIndex={-1}>
          {t('common.consent.title')}
        </h2>
        {closable && <IconButton icon="x" label={t('common.consent.close')} onClick={() => leave(opener)} />}
      </div>
      <p className="muted cookie__text">
        <FormattedMessage id="common.consent.text" values={POLICY} />
      </p>
      {preferences && <Preferences choice={choice} onChange={setChoice} first={first} />}
      <div className="cookie__actions">
        <Button variant="line" small onClick={() => decide(NOTHING_MORE, opener)}>
          {t('common.consent.necessaryOnly')}
        </Button>
        <Button variant="line" small onClick={() => decide(EVERYTHING, opener)}>
          {t('common.consent.all')}
        </Button>
        {preferences ? (
          <Button small onClick={() => decide(choice, opener)}>
            {t('common.consent.save')}
          </Button>
        ) : (
          <Button variant="quiet" small onClick={() => setPreferences(true)}>
            {t('common.consent.preferences')}
          </Button>
        )}
      </div>
    </section>
  );
};
