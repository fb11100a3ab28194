import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAdminProductQuery, useProductModelStateQuery, type ProductModelStateQuery } from '../EditProduct.gen.ts';
import { FlightForm } from '../flight/flight-form.tsx';
import { Findings } from './findings.tsx';
import { ModelProblems } from './model-problems.tsx';
import { useModelDraftOfQuery } from './ModelDraft.gen.ts';
import { useProductTitle } from './local-text.ts';
import { PapersPanel } from './papers-panel.tsx';
import { PartList } from './part-list.tsx';
import { PartsTable } from './parts-table.tsx';
import { PartView } from './part-view.tsx';
import { ProductNav } from '../product-nav.tsx';
import { OriginLine, RemixPanel } from '../relations/remix-panel.tsx';
import { useModelDraft, type Draft, type ModelDrafting } from './use-model-draft.ts';
import { useModelUploads } from './use-model-uploads.ts';
import { TailoringForm, type TailoringPreview } from '../tailoring/tailoring-form.tsx';
import { VersionForm } from './version-form.tsx';
import { ScreenSkeleton } from '../screen-skeleton.tsx';
import '../admin-product.css';
import './admin-model.css';

type Versions = ProductModelStateQuery['productPreview']['modelVersions'];

const SoldVersions = ({
  id,
  versions,
  compare,
}: {
  id: number;
  versions: Versions;
  compare: ModelSlots['compare'];
}) => {
  const t = useText();
  const intl = useIntl();
  const [comparing, setComparing] = useState(false);
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.model.versions')}</h2>
      {versions.length === 0 && <p className="muted">{t('catalogue.model.noVersion')}</p>}
      <OriginLine key={versions.length} id={id} />
      <ul className="ml__versions">
        {versions.map(({ id, version, publishedAt, changelog }) => (
          <li key={id}>
            <strong className="num">{version}</strong> <span className="faint">{formatDate(intl, publishedAt)}</span>
            {changelog && <p className="muted">{changelog}</p>}
          </li>
        ))}
      </ul>
      {versions.length > 1 && (
        <Button variant="line" small aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
          {t(comparing ? 'catalogue.model.compareClose' : 'catalogue.model.compare')}
        </Button>
      )}
      {comparing && compare(id, versions)}
    </section>
  );
};

/** What the draft does to the parts that are sold; nothing where it does nothing. */
const DraftChanges = ({ draft, children }: { draft: Draft; children: ReactNode }) => {
  const t = useText();
  const { added, changed, removed } = draft.changes;
  if (added.length + changed.length + removed.length === 0) return null;
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.model.draftChanges')}</h2>
      <p className="muted">{t('catalogue.model.draftChangesHint')}</p>
      {children}
    </section>
  );
};

const DraftButtons = ({ drafting }: { drafting: ModelDrafting }) => {
  const t = useText();
  const { draft, busy } = drafting;
  if (!draft)
    return (
      <Button variant="line" small busy={busy} onClick={() => void drafting.start()}>
        {t('catalogue.model.begin')}
      </Button>
    );
  return (
    <>
      <Button variant="line" small busy={busy} onClick={() => void drafting.discard()}>
        {t('catalogue.model.discard')}
      </Button>
      <Button small busy={busy} disabled={draft.problems.length > 0} onClick={() => void drafting.publish()}>
        {t('catalogue.model.publish')}
      </Button>
    </>
  );
};

interface WorkbenchProps {
  drafting: ModelDrafting;
  uploads: ReturnType<typeof useModelUploads>;
  selected: string | null;
  onSelect: (partId: string) => void;
}

/** The files of the version, the one that is looked at, and what was found in it. */
const Workbench = ({ drafting, uploads, selected, onSelect }: WorkbenchProps) => {
  const { draft } = drafting;
  const part = draft?.parts.find((one) => one.id === selected) ?? draft?.parts[0];
  const restore = async (partId: string) => {
    if (await drafting.restorePart(partId)) onSelect(partId);
  };
  return (
    <div className="mr" data-part={part ? true : undefined}>
      <PartList
        draft={draft}
        sent={uploads.sent}
        reports={uploads.reports}
        selected={part?.id ?? null}
        onSelect={onSelect}
        onFiles={(files, isOnePart) => void uploads.send(files, undefined, isOnePart)}
        onForget={uploads.forget}
        onRestore={(partId) => void restore(partId)}
      />
      {part && (
        <PartView
          {...{ part, drafting }}
          report={uploads.reports[part.id]}
          onReplace={(files) => void uploads.send(files, part.id)}
        />
      )}
      {part && !part.mending?.isTaken && <Findings part={part} report={uploads.reports[part.id]} />}
    </div>
  );
};

/** What the page leaves to others; a draft is told as it is saved at that count of changes. */
export interface ModelSlots {
  /** How the page of the product will tell the flight of a draft. */
  flight: (productId: number, version: number) => ReactNode;
  /** What buyers would see of what they may choose of a draft. */
  tailoring: TailoringPreview;
  /** What a draft changes of what is sold. */
  changes: (productId: number, version: number) => ReactNode;
  /** What changed between versions that were sold. */
  compare: (productId: number, versions: Versions) => ReactNode;
}

interface ModelProps extends ModelSlots {
  id: number;
  name: string;
  first: Draft | null;
  versions: Versions;
  reload: () => void;
}

const Model = ({ id, name, first, versions, reload, flight, tailoring, changes, compare }: ModelProps) => {
  const t = useText();
  const [published, setPublished] = useState(false);
  const [selected, setSelected] = useState<string | null>(first?.parts[0]?.id ?? null);
  const drafting = useModelDraft(id, first, () => {
    setPublished(true);
    reload();
  });
  const { draft, problem } = drafting;
  const uploads = useModelUploads(drafting, setSelected);
  return (
    <>
      <AdminTop
        title={t('catalogue.model.of', { name })}
        back={{ to: '/admin/products', text: t('catalogue.edit.products') }}
      >
        <DraftButtons drafting={drafting} />
      </AdminTop>
      <ProductNav id={id} current="model" />
      <div className="pe-notes" role="status">
        {problem && <Notice kind="error">{problem}</Notice>}
        {published && !draft && <Notice kind="ok">{t('catalogue.model.published')}</Notice>}
        {draft && <ModelProblems draft={draft} />}
      </div>
      <Workbench {...{ drafting, uploads, selected }} onSelect={setSelected} />
      <div className="adm__stack">
        {draft && versions.length > 0 && <DraftChanges draft={draft}>{changes(id, draft.version)}</DraftChanges>}
        {!draft && versions.length === 0 && (
          <RemixPanel id={id} busy={drafting.busy} onBegin={(...origin) => void drafting.remix(...origin)} />
        )}
        {draft && draft.parts.length > 1 && <PartsTable key={`parts ${draft.id}`} {...{ draft, drafting }} />}
        {draft && <VersionForm key={`version ${draft.id}`} draft={draft} drafting={drafting} />}
        {draft && (
          <FlightForm key={`flight ${draft.id}`} {...{ draft, drafting }} preview={flight(id, draft.version)} />
        )}
        {draft && (
          <TailoringForm key={`tailoring ${draft.id}`} productId={id} {...{ draft, drafting }} preview={tailoring} />
        )}
        {draft && <PapersPanel {...{ draft, drafting }} />}
        <SoldVersions key={draft?.id ?? versions.length} {...{ id, versions, compare }} />
      </div>
    </>
  );
};

/** The files of a product's model: uploads with their reports, the next version, those that were sold. */
export const ModelPage = ({ id, ...slots }: ModelSlots & { id: number }) => {
  const titleOf = useProductTitle();
  const product = useAdminProductQuery({ variables: { id } });
  const model = useProductModelStateQuery({ variables: { id } });
  const draft = useModelDraftOfQuery({ variables: { id } });
  const failed = product.error ?? model.error ?? draft.error;
  if (failed) return <LoadFailure error={failed} onRetry={() => void draft.refetch().then(() => model.refetch())} />;
  if (!product.data || !model.data || !draft.data) return <ScreenSkeleton />;
  return (
    <Model
      key={id}
      {...{ id, ...slots }}
      name={titleOf(product.data.adminProduct)}
      first={draft.data.modelDraft}
      versions={model.data.productPreview.modelVersions}
      reload={() => void model.refetch()}
    />
  );
};
