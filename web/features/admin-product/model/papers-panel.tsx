import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../../../intl/errors.ts';
import { formatSize } from '../../../intl/file-size.ts';
import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { LANGUAGES } from './languages.ts';
import type { Draft, ModelDrafting } from './use-model-draft.ts';
import { usePapers } from './use-papers.ts';

type Paper = Draft['papers'][number];

const PaperRow = ({ paper, onRemove }: { paper: Paper; onRemove: () => void }) => {
  const t = useText();
  const intl = useIntl();
  const { kind, language, fileName, bytes } = paper;
  return (
    <li className="row between">
      <span>
        {t(`catalogue.model.paper.${kind}`)}, {language?.toUpperCase() ?? t('catalogue.model.paper.every')}
        <br />
        <span className="faint">
          {fileName}, {formatSize(intl, bytes)}
        </span>
      </span>
      <IconButton icon="trash" label={t('catalogue.model.paper.remove', { name: fileName })} onClick={onRemove} />
    </li>
  );
};

/** Build guides and licences of the next version: buyers get them with the parts. */
export const PapersPanel = ({ draft, drafting }: { draft: Draft; drafting: ModelDrafting }) => {
  const t = useText();
  const explain = useRefusalText();
  const [language, setLanguage] = useState('');
  const { sent, refusal, send, remove } = usePapers(drafting);
  const step = sent && t(`catalogue.model.step.${sent.step}`, { percent: Math.round(sent.share * 100) });
  return (
    <section className="panel stack" aria-label={t('catalogue.model.papers')}>
      <h2 className="h3">{t('catalogue.model.papers')}</h2>
      {draft.papers.length === 0 && <p className="muted">{t('catalogue.model.noPapers')}</p>}
      <ul className="ml__versions">
        {draft.papers.map((paper) => (
          <PaperRow
            key={`${paper.kind} ${paper.language}`}
            paper={paper}
            onRemove={() => void remove(paper.kind, paper.language ?? null)}
          />
        ))}
      </ul>
      <div className="pe-three">
        <Select
          label={t('catalogue.model.paper.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          <option value="">{t('catalogue.model.paper.every')}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </Select>
      </div>
      <FileDrop
        accept=".pdf,.txt"
        multiple={false}
        label={t('catalogue.model.paper.drop')}
        hint={t('catalogue.model.paper.dropHint')}
        onFiles={(files) => void send(files, language || null)}
      />
      <div role="status">
        {sent && `${sent.name}: ${step}`}
        {refusal && <Notice kind="error">{explain(refusal)}</Notice>}
      </div>
    </section>
  );
};
