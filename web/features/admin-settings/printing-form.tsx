import { useState } from 'react';
import { PRINT_MATERIALS } from '../../codegen/print-materials.gen.ts';
import type { PrintingSettingInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { PRINTER_CLASSES } from '../../lib/printer-class.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { ErrorAt } from './error-at.tsx';
import { AmountAt, SwitchAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import { newMaterial, StockedMaterial } from './stocked-material.tsx';
import { useErrorAt } from './use-error-at.ts';

const CENTS = 100;

const Speed = () => {
  const t = useText();
  const { value, change } = useDraft();
  return (
    <Select
      label={t('settings.printing.class')}
      hint={t('settings.printing.classHint')}
      value={(value as PrintingSettingInput).printerClass}
      error={useErrorAt('printerClass')}
      onChange={({ target }) => change('printerClass', target.value)}
    >
      {PRINTER_CLASSES.map((each) => (
        <option key={each} value={each}>
          {t(`settings.printing.class.${each}`)}
        </option>
      ))}
    </Select>
  );
};

const AddMaterial = () => {
  const t = useText();
  const { value, change } = useDraft();
  const { materials } = value as PrintingSettingInput;
  const left = PRINT_MATERIALS.filter((name) => !materials.some(({ material }) => material === name));
  const [chosen, setChosen] = useState('');
  const material = left.find((name) => name === chosen) ?? left[0];
  if (!material) return null;
  return (
    <div className="set-add">
      <Select
        label={t('settings.printing.newMaterial')}
        value={material}
        onChange={({ target }) => setChosen(target.value)}
      >
        {left.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Button variant="line" onClick={() => change('materials', [...materials, newMaterial(material)])}>
        {t('settings.printing.addMaterial')}
      </Button>
    </div>
  );
};

const Materials = () => {
  const t = useText();
  const { materials } = useDraft().value as PrintingSettingInput;
  return (
    <section className="panel adm__stack" aria-labelledby="printing-materials">
      <h2 className="h3" id="printing-materials">
        {t('settings.printing.materials')}
      </h2>
      <p className="faint set-hint">{t('settings.printing.materialsHint')}</p>
      <ErrorAt path="materials" />
      {materials.map(({ material }, i) => (
        <StockedMaterial key={material} index={i} />
      ))}
      <AddMaterial />
    </section>
  );
};

/** Whether the shop prints parts for buyers: on which printer, of what, for how much and how fast. */
export const PrintingForm = () => {
  const t = useText();
  return (
    <div className="adm__stack">
      <div className="panel adm__stack">
        <SwitchAt path="active" label={t('settings.printing.active')} hint={t('settings.printing.activeHint')} />
        <div className="fg">
          <AmountAt path="widthMm" label={t('settings.printing.width')} />
          <AmountAt path="depthMm" label={t('settings.printing.depth')} />
          <AmountAt path="heightMm" label={t('settings.printing.height')} />
          <Speed />
          <AmountAt
            path="hourMinor"
            scale={CENTS}
            label={t('settings.printing.hour')}
            hint={t('settings.printing.hourHint')}
          />
          <AmountAt
            path="handlingMinor"
            scale={CENTS}
            label={t('settings.printing.handling')}
            hint={t('settings.printing.handlingHint')}
          />
          <AmountAt path="days" label={t('settings.printing.days')} hint={t('settings.printing.daysHint')} />
        </div>
      </div>
      <Materials />
    </div>
  );
};
