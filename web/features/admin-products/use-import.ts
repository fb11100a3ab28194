import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ErrorPolicy } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useAction } from '../../ui/use-action.ts';
import { sendProducts, type ImportReport } from './product-file.ts';

const FILE_CODES = {
  EMPTY: 'catalogue.csv.problem.EMPTY',
  NO_SKU: 'catalogue.csv.problem.NO_SKU',
  ONE_COLUMN: 'catalogue.csv.problem.ONE_COLUMN',
  DUPLICATE_COLUMN: 'catalogue.csv.problem.DUPLICATE_COLUMN',
  BROKEN: 'catalogue.csv.problem.BROKEN',
  ENCODING: 'catalogue.csv.problem.ENCODING',
  TOO_MANY_ROWS: 'catalogue.csv.problem.TOO_MANY_ROWS',
  TOO_MANY_COLUMNS: 'catalogue.csv.problem.TOO_MANY_COLUMNS',
  CELL_TOO_LONG: 'catalogue.csv.problem.CELL_TOO_LONG',
} satisfies Record<string, MessageId>;

/** A file on its way: each choice is checked by a dry run; only `save` changes anything. */
export const useImport = () => {
  const t = useText();
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [policy, setPolicy] = useState<ErrorPolicy>('REJECT_EVERYTHING');
  const [report, setReport] = useState<ImportReport | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { busy, problem, run } = useAction(({ code, args }) => {
    const id = (FILE_CODES as Partial<Record<string, MessageId>>)[String(args.file)];
    if (code !== 'VALIDATION_FAILED' || !id) return false;
    setFileProblem(t(id, { row: Number(args.row) }));
    return true;
  });
  const send = async (chosen: File, by: ErrorPolicy, dryRun: boolean) => {
    setFileProblem(null);
    const told = await run(async () => setReport(await sendProducts({ file: chosen, policy: by, dryRun })));
    if (!told) setReport(null);
    return told;
  };
  return {
    file,
    policy,
    report,
    busy,
    problem: fileProblem ?? problem,
    choose: (chosen: File) => {
      setFile(chosen);
      void send(chosen, policy, true);
    },
    choosePolicy: (next: ErrorPolicy) => {
      setPolicy(next);
      if (file) void send(file, next, true);
    },
    save: async () => {
      if (file && (await send(file, policy, false))) client.cache.evict({ fieldName: 'adminProducts' });
    },
  };
};
