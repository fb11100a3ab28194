import type { PrintingSettingInput, StockedColourInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { ErrorAt } from './error-at.tsx';
import { AmountAt, WordsAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import { useErrorAt } from './use-error-at.ts';

const CENTS = 100;
const MOST_COLOURS = 20;
const NEW_COLOUR: StockedColourInput = { name: { en: '', sk: '', de: '' }, hex: '#808080' };

interface AtColour {
  path: string;
  hex: string;
  onRemove?: () => void;
}

const Colour = ({ path, hex, onRemove }: AtColour) => {
  const t = useText();
  const { change } = useDraft();
  return (
    <li className="set-colour">
      <TextInput
        type="color"
        label={t('settings.printing.colour')}
        value={hex}
        error={useErrorAt(`${path}.hex`)}
        onChange={({ target }) => change(`${path}.hex`, target.value)}
      />
      <WordsAt path={`${path}.name`} label={t('settings.printing.colourName')} />
      {onRemove && (
        <Button variant="quiet" small onClick={onRemove}>
          {t('settings.printing.removeColour')}
        </Button>
      )}
    </li>
  );
};

/** A material that the shop prints with: its price, and the colours in which it lies there. */
export const StockedMaterial = ({ index }: { index: number }) => {
  const t = useText();
  const { value, change } = useDraft();
  const { materials } = value as PrintingSettingInput;
  const { material, colours } = materials[index]!;
  const path = `materials.${index}`;
  const without = (at: number) => colours.filter((_, i) => i !== at);
  return (
    <fieldset className="set-tariff">
      <legend>{material}</legend>
      <div className="set-numbers">
        <AmountAt path={`${path}.perKgMinor`} scale={CENTS} label={t('settings.printing.perKg')} />
      </div>
      <ul className="adm__stack">
        {colours.map(({ hex }, i) => (
          <Colour
            key={i}
            path={`${path}.colours.${i}`}
            hex={hex}
            onRemove={colours.length > 1 ? () => change(`${path}.colours`, without(i)) : undefined}
          />
        ))}
      </ul>
      <ErrorAt path={`${path}.colours`} />
      <div className="row">
        {colours.length < MOST_COLOURS && (
          <Button variant="quiet" small onClick={() => change(`${path}.colours`, [...colours, NEW_COLOUR])}>
            {t('settings.printing.addColour')}
          </Button>
        )}
        <Button
          variant="quiet"
          small
          onClick={() =>
            change(
              'materials',
              materials.filter((_, i) => i !== index),
            )
          }
        >
          {t('settings.printing.removeMaterial', { material })}
        </Button>
      </div>
    </fieldset>
  );
};

/** The first colour of a material that was just added. */
export const newMaterial = (material: string): PrintingSettingInput['materials'][number] => ({
  material,
  perKgMinor: 0,
  colours: [NEW_COLOUR],
});
