import './versions.css';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FileRow } from '../downloads/file-row.tsx';
import type { LoadableFilesFragment } from './ItemVersion.gen.ts';
import { SlicerLinks } from '../downloads/slicer-links.tsx';
import type { Downloads } from '../downloads/use-download.ts';

type SingleFile = LoadableFilesFragment['files'][number];

interface FilesProps {
  files: LoadableFilesFragment;
  downloads: Downloads;
}

const baseName = (path: string) => path.split('/').at(-1) ?? path;

const SingleRow = ({ file, downloads }: { file: SingleFile; downloads: Downloads }) => (
  <FileRow title={baseName(file.name)} file={file} action={file.format} downloads={downloads} />
);

const FileGroup = ({ title, files, downloads }: { title: string; files: SingleFile[]; downloads: Downloads }) =>
  files.length > 0 && (
    <details className="parts">
      <summary>
        <Icon name="chev" />
        {title}
      </summary>
      <ul className="dls">
        {files.map((file) => (
          <SingleRow key={file.name} file={file} downloads={downloads} />
        ))}
      </ul>
    </details>
  );

/** All parts in one file: opened at once in slicers that let a shop do so, loaded for the others. */
const ProjectRow = ({ file, downloads }: { file: SingleFile; downloads: Downloads }) => {
  const t = useText();
  const title = t('checkout.downloads.project');
  return (
    <FileRow
      title={title}
      detail={baseName(file.name)}
      hint={t('checkout.downloads.otherSlicers')}
      file={file}
      action={file.format}
      downloads={downloads}
    >
      <SlicerLinks url={file.url} title={title} downloads={downloads} />
    </FileRow>
  );
};

/** Guides and the 3MF of all parts stand open, the many parts fold. */
const grouped = (files: readonly SingleFile[]) => ({
  projects: files.filter(({ kind }) => kind === 'PROJECT'),
  guides: files.filter(({ kind }) => kind === 'GUIDE'),
  parts: (['STL', '3MF'] as const).map((format) => ({
    format,
    files: files.filter((file) => file.kind === 'PART' && file.format === format),
  })),
  others: files.filter(({ kind }) => kind === 'TEXT'),
});

/** The files of one version: all as one zip, all parts as one 3MF, or one by one. */
export const VersionFiles = ({ files, downloads }: FilesProps) => {
  const t = useText();
  const { projects, guides, parts, others } = grouped(files.files);
  const packed = files.files.length - projects.length;
  return (
    <>
      <ul className="dls">
        <FileRow
          title={t('checkout.downloads.all')}
          detail={`${files.fileName} · ${t('checkout.order.files', { count: packed })}`}
          file={{ url: files.zipUrl, sizeBytes: files.sizeBytes, sha256: files.sha256 }}
          action={t('checkout.orders.download')}
          downloads={downloads}
        />
        {projects.map((file) => (
          <ProjectRow key={file.name} file={file} downloads={downloads} />
        ))}
        {guides.map((file) => (
          <SingleRow key={file.name} file={file} downloads={downloads} />
        ))}
      </ul>
      {parts.map((group) => (
        <FileGroup
          key={group.format}
          title={t('checkout.downloads.parts', { count: group.files.length, format: group.format })}
          files={group.files}
          downloads={downloads}
        />
      ))}
      <FileGroup
        title={t('checkout.downloads.others', { count: others.length })}
        files={others}
        downloads={downloads}
      />
    </>
  );
};
