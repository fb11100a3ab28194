import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { Seg } from '../../ui/seg.tsx';

/** A field that both changed, in words. */
export interface ShownClash {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Theirs stands in the form now. */
  readonly isTheirs: boolean;
}

interface ClashNoticeProps {
  who: string;
  /** Names of the fields that only the other changed. */
  taken: readonly string[];
  clashes: readonly ShownClash[];
  onChoose: (name: string, whose: 'mine' | 'theirs') => void;
}

/** What somebody else saved while a form was open: what was taken over, and a choice where both changed the same. */
export const ClashNotice = ({ who, taken, clashes, onChoose }: ClashNoticeProps) => {
  const t = useText();
  return (
    <Notice kind="warn">
      <p>
        <strong>{who}</strong>
      </p>
      {taken.length > 0 && <p>{t('catalogue.edit.conflict.taken', { fields: taken.join(', ') })}</p>}
      {clashes.length > 0 && <p>{t('catalogue.edit.conflict.both')}</p>}
      <ul className="pe-clashes">
        {clashes.map(({ name, label, mine, theirs, isTheirs }) => (
          <li key={name}>
            <strong>{label}</strong>
            <dl>
              <dt>{t('catalogue.edit.conflict.mine')}</dt>
              <dd>{mine || '–'}</dd>
              <dt>{t('catalogue.edit.conflict.theirs')}</dt>
              <dd>{theirs || '–'}</dd>
            </dl>
            <Seg
              label={label}
              value={isTheirs ? 'theirs' : 'mine'}
              options={[
                { value: 'mine', content: t('catalogue.edit.conflict.keepMine') },
                { value: 'theirs', content: t('catalogue.edit.conflict.takeTheirs') },
              ]}
              onChange={(whose) => onChoose(name, whose)}
            />
          </li>
        ))}
      </ul>
      <p>{t('catalogue.edit.conflict.save')}</p>
    </Notice>
  );
};
