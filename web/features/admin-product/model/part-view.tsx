import { useIntl } from 'react-intl';
import { formatSize } from '../../../intl/file-size.ts';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLocalText } from './local-text.ts';
import { PartMending } from './part-mending.tsx';
import { PartCutting } from './part-cutting.tsx';
import { PartHeat } from './part-heat.tsx';
import { PartTurning } from './part-turning.tsx';
import { PartPictures } from './part-pictures.tsx';
import { PartForm } from './part-form.tsx';
import type { DraftPart, ModelDrafting } from './use-model-draft.ts';
import type { Report } from './use-model-uploads.ts';

interface PartViewProps {
  part: DraftPart;
  report: Report | undefined;
  drafting: ModelDrafting;
  onReplace: (files: File[]) => void;
}

const useFacts = (part: DraftPart, report: Report | undefined): [label: string, value: string][] => {
  const t = useText();
  const intl = useIntl();
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const { mesh, sizeMm, bytes } = part;
  const lies = report?.asItLies;
  const volume = mesh?.watertight ? `${number(mesh.volumeCm3)}\u00a0cm³` : t('catalogue.model.undefined');
  return [
    [t('catalogue.model.triangles'), mesh ? intl.formatNumber(mesh.triangles) : '–'],
    [t('catalogue.model.size'), `${sizeMm.map(number).join(' × ')}\u00a0mm`],
    [t('catalogue.model.volume'), mesh ? volume : '–'],
    [t('catalogue.model.surface'), mesh ? `${number(mesh.surfaceCm2)}\u00a0cm²` : '–'],
    [t('catalogue.model.shells'), mesh ? intl.formatNumber(mesh.shells) : '–'],
    ...(lies
      ? ([
          [t('catalogue.model.overhang'), `${number(lies.overhangCm2)}\u00a0cm²`],
          [t('catalogue.model.firstLayer'), `${number(lies.firstLayerCm2)}\u00a0cm²`],
        ] as [string, string][])
      : []),
    [t('catalogue.model.file'), `${report?.format.replace('_', ' ') ?? 'STL'}, ${formatSize(intl, bytes)}`],
  ];
};

/** One part of the next version: its pictures and measures, what is said of it, another file for it. */
export const PartView = ({ part, report, drafting, onReplace }: PartViewProps) => {
  const t = useText();
  const own = useLocalText();
  return (
    <section className="panel stack mv">
      <div className="row between">
        <h2 className="h3">{own(part.name, part.id)}</h2>
        <label className="btn btn--line btn--sm">
          <Icon name="rot" />
          {t('catalogue.model.replace')}
          <input
            className="sr"
            type="file"
            accept=".stl,.3mf"
            onChange={({ target }) => {
              onReplace([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      </div>
      <PartPictures {...{ part, report }} />
      <dl className="spec pe-spec mv__facts">
        {useFacts(part, report).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PartMending key={part.id} part={part} drafting={drafting} />
      <PartHeat heat={part.heat} />
      <PartTurning key={`turning ${part.id}`} {...{ part, drafting }} />
      <PartCutting key={`cutting ${part.id}`} {...{ part, drafting }} />
      <PartForm key={`${part.id} ${part.fileName} ${part.bytes}`} part={part} drafting={drafting} />
    </section>
  );
};
