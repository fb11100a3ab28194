import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import type { PathOf } from '../../../lib/form/at-path.ts';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { useUndo } from '../../../ui/undo.tsx';
import { TailoringTrialDocument } from '../model/ModelDraft.gen.ts';
import type { Draft, ModelDrafting } from '../model/use-model-draft.ts';
import { judgeTailoring, placeOf } from './judge-tailoring.ts';
import { previewOf, type Previewed } from './preview-parameters.ts';
import type { Trial } from './tailoring-trial.tsx';
import { tailoringInput, valuesOf, type TailoringValues } from './tailoring-values.ts';

/** What may be chosen of a draft, as it is typed, and saved. */
export const useTailoringForm = (draft: Draft, drafting: ModelDrafting) => {
  const t = useText();
  const offerUndo = useUndo();
  const form = useControlledForm<TailoringValues>({
    initial: () => valuesOf(draft.tailoring),
    judge: (values) => judgeTailoring(values),
    placing: () => ({
      words: () => ({ id: 'catalogue.edit.error.wrong' }),
      at: (path) => placeOf(path) as PathOf<TailoringValues>,
    }),
    send: async (values) => {
      const before = form.base;
      await drafting.editTailoring(tailoringInput(values));
      form.reset(values);
      offerUndo(t('catalogue.tailoring.saved'), async () => {
        await drafting.editTailoring(tailoringInput(before));
        form.reset(before);
      });
    },
  });
  return form;
};

/** The preview waits for so many milliseconds without a key. */
const PAUSE_MS = 500;

/** What is typed once it can be shown and nobody types; null: it never could. */
export const usePreviewed = (values: TailoringValues): Previewed | null => {
  const { locale } = useIntl();
  const [shown, setShown] = useState<Previewed | null>(null);
  useEffect(() => {
    if (values.parameters.length === 0 || Object.keys(judgeTailoring(values)).length > 0) return;
    const language = locale === 'sk' || locale === 'de' ? locale : 'en';
    const timer = setTimeout(() => setShown(previewOf(values, language)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, locale]);
  return values.parameters.length === 0 ? null : shown;
};

/** What came of choices that the shop tried; forgotten with the next change of the draft. */
export const useTrial = (productId: number, version: number) => {
  const client = useApolloClient();
  const [found, setFound] = useState<{ version: number; trial: Trial | null } | null>(null);
  const tryIt = async () => {
    const { modelDraft } = await askServer(client, TailoringTrialDocument, { id: productId });
    setFound({ version: modelDraft?.version ?? 0, trial: modelDraft?.tailoringTrial ?? null });
  };
  return { trial: found?.version === version ? found.trial : null, tryIt };
};
