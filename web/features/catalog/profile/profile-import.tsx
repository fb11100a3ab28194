import { useId, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { useLazyClient } from '../../../lib/graphql/lazy-client.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { PrintersDocument } from '../print/Printers.gen.ts';
import { importProfile } from './import-profile.ts';
import type { SlicerProfile } from './slicer-profile.ts';

interface ProfileImportProps {
  /** After what is in the files was kept. */
  onImported?: (profile: SlicerProfile) => void;
}

/** Takes printer and settings from files of the visitor's slicer; what is in them is read here and the files stay here. */
export function ProfileImport({ onImported }: ProfileImportProps) {
  const t = useText();
  const error = useId();
  const client = useLazyClient();
  const [wrong, setWrong] = useState(false);
  const read = async (files: File[]) => {
    if (files.length === 0) return;
    // A profile is read without them too: its printer is then nobody's that the shop knows.
    const known = await client()
      .then((here) => askServer(here, PrintersDocument, {}))
      .catch(() => null);
    const profile = await importProfile(files, known?.printers ?? []).catch(() => null);
    setWrong(!profile);
    if (profile) onImported?.(profile);
  };
  return (
    <div aria-describedby={wrong ? error : undefined}>
      <FileDrop
        accept=".ini,.json,.config"
        label={t('products.profileImport')}
        hint={t('products.profileHint')}
        onFiles={(files) => void read(files)}
      />
      {wrong && (
        <p className="err" role="alert" id={error}>
          {t('products.profileWrong')}
        </p>
      )}
    </div>
  );
}
