import { PRINT_LIMITS } from '../../../codegen/print-limits.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Quantity } from '../../../ui/form/quantity.tsx';
import { withCopies, type Choice, type OfferedPart } from './print-choice.ts';

interface PartsProps {
  parts: readonly OfferedPart[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function Part({ part, choice, onChange }: Omit<PartsProps, 'parts'> & { part: OfferedPart }) {
  const t = useText();
  const { partId, name, quantity, material, problem } = part;
  const copies = choice.copies[partId] ?? 0;
  const set = (count: number) => onChange(withCopies(choice, partId, count));
  return (
    <li className="po__part">
      <Checkbox
        name={partId}
        checked={copies > 0}
        disabled={problem !== null}
        end={`${quantity}\u00a0×`}
        onChange={({ target }) => set(target.checked ? Math.min(quantity, PRINT_LIMITS.copies) : 0)}
      >
        {name}
        {problem && <span className="po__hint">{t(`products.printProblem.${problem}`)}</span>}
        {!problem && copies > 0 && material !== choice.material && (
          <span className="po__hint">{t('products.printMeantFor', { material })}</span>
        )}
      </Checkbox>
      {copies > 0 && (
        <Quantity
          value={copies}
          max={PRINT_LIMITS.copies}
          onChange={set}
          labels={{ group: t('cart.quantity', { name }), less: t('cart.less'), more: t('cart.more') }}
        />
      )}
    </li>
  );
}

/** The parts of the model with how many of each it needs; what cannot be printed says why. */
export function PrintOrderParts({ parts, ...rest }: PartsProps) {
  const t = useText();
  return (
    <fieldset className="po__parts">
      <legend className="label">{t('products.printParts')}</legend>
      <ul>
        {parts.map((part) => (
          <Part key={part.partId} part={part} {...rest} />
        ))}
      </ul>
    </fieldset>
  );
}
