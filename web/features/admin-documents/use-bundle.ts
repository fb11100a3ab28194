import { useRef, useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { useAction } from '../../ui/use-action.ts';
import { useDocumentBundleQuery } from './Documents.gen.ts';

/** How large a month is, and its download: how far it is, and how to end it. */
export const useBundle = (month: string) => {
  const { data, loading } = useDocumentBundleQuery({ variables: { month } });
  const action = useAction();
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(null);
  const size = data?.documentBundle;
  const save = () => {
    const { signal } = (running.current = new AbortController());
    setBytes(0);
    const url = `/api/admin/documents/bundle.zip?month=${month}`;
    return action.run(async () => {
      try {
        await saveFile(url, `martyx-${month}.zip`, { onBytes: setBytes, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    });
  };
  return { ...action, size, measuring: loading, bytes, save, stop: () => running.current?.abort() };
};
