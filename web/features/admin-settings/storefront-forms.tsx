import { useText } from '../../intl/use-text.ts';
import { Seg } from '../../ui/seg.tsx';
import { valueAt } from '../../lib/form/at-path.ts';
import { MomentAt, SwitchAt, TextAt, WordsAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';

export const FooterForm = () => {
  const t = useText();
  return (
    <div className="panel fg">
      <TextAt path="models" label={t('settings.footer.models')} />
      <TextAt path="customers" label={t('settings.footer.customers')} />
    </div>
  );
};

export const OrderingForm = () => {
  const t = useText();
  return (
    <div className="panel">
      <SwitchAt path="closed" label={t('settings.ordering.closed')} hint={t('settings.ordering.closedHint')} />
    </div>
  );
};

export const ReturnsForm = () => {
  const t = useText();
  return (
    <div className="panel">
      <SwitchAt
        path="sellerPays"
        label={t('settings.returns.sellerPays')}
        hint={t('settings.returns.sellerPaysHint')}
      />
    </div>
  );
};

const KINDS = ['INFO', 'WARNING'] as const;

export const NoticeForm = () => {
  const t = useText();
  const { value, change } = useDraft();
  return (
    <div className="panel adm__stack">
      <SwitchAt path="active" label={t('settings.notice.active')} hint={t('settings.notice.activeHint')} />
      <div>
        <Seg
          label={t('settings.notice.kind')}
          value={valueAt(value, 'kind') === 'WARNING' ? 'WARNING' : 'INFO'}
          options={KINDS.map((kind) => ({ value: kind, content: t(`settings.notice.kind.${kind}`) }))}
          onChange={(kind) => change('kind', kind)}
        />
      </div>
      <WordsAt path="text" label={t('settings.notice.text')} long />
      <div className="fg">
        <MomentAt path="from" label={t('settings.notice.from')} hint={t('settings.notice.fromHint')} />
        <MomentAt path="until" label={t('settings.notice.until')} hint={t('settings.notice.untilHint')} />
      </div>
    </div>
  );
};
