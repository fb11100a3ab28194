import './tailoring.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceFields, standardOf } from './choice-fields.tsx';
import { useProductTailoringQuery, type TailoringPartsFragment } from './Tailoring.gen.ts';
import { TailoredPicture, type BodiesPicture } from './tailored-picture.tsx';

interface ShownProps {
  tailoring: TailoringPartsFragment;
  picture: BodiesPicture;
}

function Shown({ tailoring: { parameters, program }, picture }: ShownProps) {
  const t = useText();
  const standard = standardOf(parameters);
  const [choice, setChoice] = useState(standard);
  const isStandard = JSON.stringify(choice) === JSON.stringify(standard);
  return (
    <section className="sec wrap" aria-labelledby="tailoring">
      <div className="sec__h">
        <h2 className="h2" id="tailoring">
          {t('tailoring.title')}
        </h2>
      </div>
      <div className="tlr">
        <TailoredPicture program={program} choice={choice} picture={picture} />
        <div className="tlr__c">
          <p>{t('tailoring.intro')}</p>
          <ChoiceFields parameters={parameters} choice={choice} onChange={setChoice} />
          <Button variant="quiet" small disabled={isStandard} onClick={() => setChoice(standard)}>
            {t('tailoring.reset')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Tries out what may be chosen of a model; nothing for one of which nothing can be. */
export function TailoringSection({ id, picture }: { id: number; picture: BodiesPicture }) {
  const { data } = useProductTailoringQuery({ variables: { id } });
  const tailoring = data?.product?.tailoring;
  return tailoring ? <Shown tailoring={tailoring} picture={picture} /> : null;
}
