import { useText } from '../../intl/use-text.ts';
import { mediaUrl } from '../../lib/cdn.ts';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, sourceSet, type PictureSource } from '../../ui/picture.tsx';
import type { Part, Step } from './queue.ts';

const SIZES = '(min-width: 900px) 560px, 100vw';

/** Unlike other pictures it is fetched while its page is hidden. */
const StepPicture = ({ image }: { image: PictureSource }) => (
  <picture className="bg__pic">
    <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={SIZES} />
    <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={SIZES} />
    <img
      src={mediaUrl(`${image.url}?w=640&f=webp`)}
      alt={image.alt}
      width={image.width}
      height={image.height}
      decoding="async"
    />
  </picture>
);

const HeldPart = ({ part }: { part: Part }) => {
  const t = useText();
  const isDone = part.done === part.quantity;
  return (
    <li>
      <span className="bg__thumb">
        {part.image ? <Picture image={part.image} sizes="72px" alt="" /> : <span className="drawn" />}
      </span>
      <span>
        {part.quantity} × {part.name}
      </span>
      <span className={isDone ? 'bg__ok' : 'bg__open'}>
        <Icon name={isDone ? 'check' : 'clock'} size={18} />
        {isDone ? t('queue.guide.printed') : t('queue.guide.printedOf', { done: part.done, all: part.quantity })}
      </span>
    </li>
  );
};

interface GuideStepProps {
  step: Step;
  number: number;
  parts: readonly Part[];
  hidden: boolean;
  onTick: (step: Step, done: boolean) => void;
}

/** One step: its drawing, what is done, the parts in hand and how far they are printed, and the tick. */
export const GuideStep = ({ step, number, parts, hidden, onTick }: GuideStepProps) => {
  const t = useText();
  const held = parts.filter(({ id }) => step.partIds.includes(id));
  return (
    <section className="bg__s" aria-labelledby={`guide-${step.id}`} hidden={hidden}>
      <h2 className="h2" id={`guide-${step.id}`} tabIndex={-1}>
        <b>{number}</b> {step.title}
      </h2>
      <div className="bg__two">
        {step.image && <StepPicture image={step.image} />}
        <div>
          <p className="bg__text">{step.text}</p>
          {held.length > 0 && (
            <ul className="bg__parts" aria-label={t('queue.guide.parts')}>
              {held.map((part) => (
                <HeldPart key={part.id} part={part} />
              ))}
            </ul>
          )}
          <div className="bg__tick">
            <Checkbox checked={step.done} onChange={({ target }) => onTick(step, target.checked)}>
              {t('queue.guide.tick')}
            </Checkbox>
          </div>
        </div>
      </div>
    </section>
  );
};
