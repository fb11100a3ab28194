import type { ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { Seg } from '../../../ui/seg.tsx';
import { useFormView } from '../form-context.ts';
import type { ViewerStart } from '../product-values.ts';

const FIRST: ViewerStart = { cameraOrbit: [40, 18, 0], background: null, upAxis: 'Y', autoRotate: false };
const GROUND = '#e7e4dc';

const RANGES = [
  { key: 'azimuth', min: -180, max: 180, step: 5 },
  { key: 'elevation', min: -5, max: 90, step: 1 },
  { key: 'distance', min: 0, max: 5000, step: 50 },
] as const;

const Orbit = ({
  settings,
  onChange,
}: {
  settings: ViewerStart;
  onChange: (changes: Partial<ViewerStart>) => void;
}) => {
  const t = useText();
  return RANGES.map(({ key, min, max, step }, place) => {
    const value = settings.cameraOrbit[place] ?? 0;
    return (
      <label key={key} className="pe-range">
        <span>{t(`catalogue.edit.viewer.${key}`)}</span>
        <output className="num">{value}</output>
        <input
          type="range"
          className="sl"
          {...{ min, max, step, value }}
          onChange={({ target }) =>
            onChange({
              cameraOrbit: settings.cameraOrbit.map((one, at) => (at === place ? Number(target.value) : one)),
            })
          }
        />
      </label>
    );
  });
};

/** How the 3D view begins, and the model as it then looks. */
export const ViewerPanel = ({ preview }: { preview: (settings: ViewerStart) => ReactNode }) => {
  const t = useText();
  const { values, set } = useFormView();
  const settings = values.viewer ?? FIRST;
  const change = (changes: Partial<ViewerStart>) => set('viewer', { ...settings, ...changes });
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.viewer')}</h2>
      {preview(settings)}
      <Orbit settings={settings} onChange={change} />
      <Seg
        block
        label={t('catalogue.edit.viewer.upAxis')}
        value={settings.upAxis}
        options={['Y', 'Z'].map((value) => ({ value, content: t('catalogue.edit.viewer.up', { axis: value }) }))}
        onChange={(upAxis) => change({ upAxis })}
      />
      <Checkbox checked={settings.autoRotate} onChange={({ target }) => change({ autoRotate: target.checked })}>
        {t('catalogue.edit.viewer.autoRotate')}
      </Checkbox>
      <Checkbox
        checked={settings.background !== null}
        onChange={({ target }) => change({ background: target.checked ? GROUND : null })}
      >
        {t('catalogue.edit.viewer.ownGround')}
      </Checkbox>
      {settings.background !== null && (
        <TextInput
          type="color"
          label={t('catalogue.edit.viewer.ground')}
          value={settings.background}
          onChange={({ target }) => change({ background: target.value })}
        />
      )}
      {values.viewer && (
        <Button variant="quiet" small onClick={() => set('viewer', null)}>
          {t('catalogue.edit.viewer.reset')}
        </Button>
      )}
    </section>
  );
};
