import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { shopErrorOf, type ShopError } from '../../../lib/graphql-error.ts';
import {
  ModelUploadStateDocument,
  useBeginModelUploadMutation,
  type ModelUploadStateQuery,
  type ReportFieldsFragment,
} from './ModelDraft.gen.ts';
import { slugOf } from '../product-values.ts';
import { sendFile } from '../../../lib/files/send-file.ts';
import type { ModelDrafting } from './use-model-draft.ts';

const ASK_MS = 600;

export type Report = ReportFieldsFragment;

/** A file on its way into the draft: sent, examined, refused. What became a part is one no more. */
export interface ModelUpload {
  readonly id: number;
  readonly name: string;
  readonly step: 'waiting' | 'sending' | 'reading' | 'refused';
  readonly share: number;
  readonly refusal: ShopError | null;
  /** As soon as it is known. */
  readonly report: Report | null;
  /** Which file of several that report is of. */
  readonly reportOf: string | null;
}

const WAITING = { step: 'waiting', share: 0, refusal: null, report: null, reportOf: null } as const;

let serial = 0;

/** `07_booster-fin-can_x2.stl` is the part `booster-fin-can`: the same file name is the same part, from version to version. */
export const partIdOf = (fileName: string): string => {
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/^\d+[_-]/, '')
    .replace(/_x\d+$/i, '');
  return slugOf(base).slice(0, 60).replace(/-+$/, '') || 'part';
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Upload = ModelUploadStateQuery['modelUpload'];

const useExamined = () => {
  const client = useApolloClient();
  return async (id: string, tell: (changes: Partial<ModelUpload>) => void): Promise<Upload> => {
    for (;;) {
      const { modelUpload: upload } = await askServer(client, ModelUploadStateDocument, { id });
      if (upload.state === 'READY' || upload.state === 'REFUSED') return upload;
      const last = upload.files.at(-1);
      const reportOf = last && last.partId !== null ? last.name : null;
      tell({ share: upload.progress, report: last?.report ?? null, reportOf });
      await pause(ASK_MS);
    }
  };
};

/** Announces a file, sends it, and waits until it is examined; a 3MF may be parted by its objects. */
export const useSending = () => {
  const [announce] = useBeginModelUploadMutation();
  const examined = useExamined();
  return async (file: File, tell: (changes: Partial<ModelUpload>) => void, isOnePart = true): Promise<Upload> => {
    tell({ step: 'sending' });
    const { data } = await announce({ variables: { fileName: file.name, bytes: file.size, isOnePart } });
    const { id } = data!.beginModelUpload;
    const address = `/api/admin/model-uploads/${id}`;
    await sendFile({ method: 'PUT', address, file, onProgress: (share) => tell({ share }) });
    tell({ step: 'reading', share: 0 });
    return examined(id, tell);
  };
};

/** Puts what was examined into a draft, and answers the reports by part. `as` names the part of the only file. */
const addToDraft = async (
  { setPart, fill }: ModelDrafting,
  upload: Upload,
  as: string,
): Promise<Record<string, Report>> => {
  const archive = upload.files.some(({ partId }) => partId !== null) || upload.files.length !== 1;
  if (archive) await fill(upload.id);
  else await setPart(as, upload.id);
  return Object.fromEntries(upload.files.flatMap(({ partId, report }) => (report ? [[partId ?? as, report]] : [])));
};

/** Sends model files one after the other, waits until they are examined, and puts them into the draft. */
export const useModelUploads = (drafting: ModelDrafting, onPart: (partId: string) => void) => {
  const [sent, setSent] = useState<readonly ModelUpload[]>([]);
  const [reports, setReports] = useState<Readonly<Record<string, Report>>>({});
  const deliver = useSending();
  const tell = (id: number, changes: Partial<ModelUpload>) =>
    setSent((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const forget = (id: number) => setSent((before) => before.filter((file) => file.id !== id));
  const sendOne = async (id: number, file: File, as: string, isOnePart: boolean) => {
    try {
      const upload = await deliver(file, (changes) => tell(id, changes), isOnePart);
      if (upload.refusal) return tell(id, { step: 'refused', refusal: { code: upload.refusal, args: {} } });
      const found = await addToDraft(drafting, upload, as);
      setReports((before) => ({ ...before, ...found }));
      const [partId] = Object.keys(found);
      if (partId) onPart(partId);
      forget(id);
    } catch (error) {
      tell(id, { step: 'refused', refusal: shopErrorOf(error) });
    }
  };
  /** `as` names the part that the only file is another state of. A 3MF that is no one part is parted by its objects. */
  const send = async (files: readonly File[], as?: string, isOnePart = as !== undefined) => {
    const queue = files.map((file) => ({ ...WAITING, id: (serial += 1), name: file.name, file }));
    setSent((before) => [...before, ...queue]);
    try {
      await drafting.begin();
      for (const { id, file } of queue) await sendOne(id, file, as ?? partIdOf(file.name), isOnePart);
    } catch (error) {
      for (const { id } of queue) tell(id, { step: 'refused', refusal: shopErrorOf(error) });
    }
  };
  return { sent, reports, send, forget };
};
