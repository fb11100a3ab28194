import './tailoring.css';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatSize } from '../../intl/file-size.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { standardOf } from './chosen.ts';
import type { TailoredLineFragment, TailoringPartsFragment } from './Tailoring.gen.ts';
import { TailoredPicture, type BodiesPicture } from './tailored-picture.tsx';
import { useCopies, type BoughtLine, type Copies } from './use-copies.ts';

type Copy = TailoredLineFragment['tailoredCopies'][number];

function CopyState({ copy: { state, refusal, reason, download } }: { copy: Copy }) {
  const t = useText();
  const intl = useIntl();
  if (download) {
    return (
      <a className="btn btn--line btn--sm" href={download.zipUrl} download>
        <Icon name="down" />
        <span>
          {t('tailoring.load')} <span className="num">{formatSize(intl, download.sizeBytes)}</span>
        </span>
      </a>
    );
  }
  if (state === 'MAKING') return <progress aria-label={t('tailoring.making')} />;
  return <span className="err">{reason ?? t(`tailoring.refused.${refusal ?? 'PROGRAM'}`)}</span>;
}

const CopyRow = ({ copy }: { copy: Copy }) => (
  <li className="tlr__r">
    <span>{copy.chosen.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</span>
    <CopyState copy={copy} />
  </li>
);

interface MakerProps {
  tailoring: TailoringPartsFragment;
  copies: Copies;
  picture: BodiesPicture;
}

function Maker({ tailoring: { parameters, program }, copies, picture }: MakerProps) {
  const t = useText();
  const [choice, setChoice] = useState(() => standardOf(parameters));
  return (
    <div className="tlr">
      <TailoredPicture program={program} choice={choice} picture={picture} />
      <div className="tlr__c">
        <ChoiceFields parameters={parameters} choice={choice} onChange={setChoice} />
        {copies.problem && (
          <p className="err" role="alert">
            {copies.problem}
          </p>
        )}
        <Button busy={copies.isBusy} onClick={() => copies.make(parameters, choice)}>
          {t('tailoring.make')}
        </Button>
      </div>
    </div>
  );
}

interface TailorFilesProps extends BoughtLine {
  picture: BodiesPicture;
}

/** Has bought files made for a choice, and loads what was made; nothing where nothing can be chosen. */
export function TailorFiles({ picture, ...bought }: TailorFilesProps) {
  const t = useText();
  const titleId = useId();
  const copies = useCopies(bought);
  const [isOpen, setOpen] = useState(false);
  const { line } = copies;
  if (!line?.tailoring) return null;
  return (
    <section className="tlr__own" aria-labelledby={titleId}>
      <h3 className="h4" id={titleId}>
        {t('tailoring.ownTitle')}
      </h3>
      {line.tailoredCopies.length > 0 && (
        <ul className="tlr__l" aria-live="polite">
          {line.tailoredCopies.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <Maker tailoring={line.tailoring} copies={copies} picture={picture} />
      ) : (
        <Button variant="line" small onClick={() => setOpen(true)}>
          {t('tailoring.open')}
        </Button>
      )}
    </section>
  );
}
