import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { message } from './wishlist-cells.ts';
import type { WishlistState } from './wishlist-state.ts';
import { wishlist } from './wishlist-store.ts';

const Link = ({ address, onStop, busy }: { address: string; onStop: () => void; busy: boolean }) => {
  const t = useText();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => message.set({ text: 'wishlist.share.copied' }),
      () => message.set({ text: 'wishlist.share.notCopied', failed: true }),
    );
  return (
    <div className="wl-share">
      <TextInput
        label={t('wishlist.share.address')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="row">
        <Button variant="line" small icon="copy" onClick={() => void copy()}>
          {t('wishlist.share.copy')}
        </Button>
        <Button variant="quiet" small busy={busy} onClick={onStop}>
          {t('wishlist.share.stop')}
        </Button>
      </div>
    </div>
  );
};

/** Sharing by a secret link, and mail about what becomes cheaper or comes back. */
export const WishlistSettings = ({ list: { shareToken, news } }: { list: WishlistState }) => {
  const t = useText();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const setShared = async (shared: boolean) => {
    setBusy(true);
    await wishlist.setShared(client, shared);
    setBusy(false);
  };
  return (
    <div className="wl-settings">
      <section>
        <h2 className="h3">{t('wishlist.news.title')}</h2>
        <Switch
          checked={news}
          onChange={({ target }) => void wishlist.setNews(client, target.checked)}
          hint={t('wishlist.news.hint')}
        >
          {t('wishlist.news.label')}
        </Switch>
      </section>
      <section>
        <h2 className="h3">{t('wishlist.share.title')}</h2>
        <p className="muted">{t('wishlist.share.text')}</p>
        {shareToken ? (
          <Link
            address={`${window.location.origin}/wishlist/shared?token=${shareToken}`}
            busy={busy}
            onStop={() => void setShared(false)}
          />
        ) : (
          <Button variant="line" small icon="ext" busy={busy} onClick={() => void setShared(true)}>
            {t('wishlist.share.start')}
          </Button>
        )}
      </section>
    </div>
  );
};
