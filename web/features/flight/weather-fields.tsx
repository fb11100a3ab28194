import { useText } from '../../intl/use-text.ts';
import { TextInput } from '../../ui/form/field.tsx';
import { typedNumber } from './typed-number.ts';
import {
  LEAST_DEGREES,
  LEAST_PRESSURE,
  MOST_DEGREES,
  MOST_PRESSURE,
  MOST_WIND,
  typedBetween,
  type RocketChoice,
} from './use-rocket-setup.ts';

interface FieldsProps {
  choice: RocketChoice;
  change: (part: Partial<RocketChoice>) => void;
}

/** The weather of the day, as a thermometer, a barometer and the wind at the site say. */
export function WeatherFields({ choice, change }: FieldsProps) {
  const t = useText();
  const wrong = (right: boolean, least: number, most: number) => !right && t('flight.wrongBetween', { least, most });
  const usual = { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } as const;
  return (
    <fieldset className="fl__g fl__day">
      <legend className="sr">{t('flight.weather')}</legend>
      <TextInput
        {...usual}
        inputMode="text"
        label={t('flight.degrees')}
        value={choice.degrees}
        error={wrong(
          typedBetween(choice.degrees, LEAST_DEGREES, MOST_DEGREES) !== undefined,
          LEAST_DEGREES,
          MOST_DEGREES,
        )}
        onChange={({ target }) => change({ degrees: target.value })}
      />
      <TextInput
        {...usual}
        label={t('flight.pressure')}
        hint={t('flight.pressureHint')}
        value={choice.pressure}
        error={wrong(
          typedBetween(choice.pressure, LEAST_PRESSURE, MOST_PRESSURE) !== undefined,
          LEAST_PRESSURE,
          MOST_PRESSURE,
        )}
        onChange={({ target }) => change({ pressure: target.value })}
      />
      <TextInput
        {...usual}
        label={t('flight.wind')}
        value={choice.wind}
        error={wrong(typedNumber(choice.wind, MOST_WIND) !== undefined, 0, MOST_WIND)}
        onChange={({ target }) => change({ wind: target.value })}
      />
    </fieldset>
  );
}
