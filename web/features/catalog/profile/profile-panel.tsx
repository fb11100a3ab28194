import './profile.css';
import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SlicingProgress } from '../../../ui/slicing/slicing-progress.tsx';
import type { SlicingOrder } from '../../../ui/slicing/use-slicing-order.ts';
import { keepProfile, useKeptProfile, type KeptProfile } from '../../../lib/printing/kept-profile.ts';
import { ProfileImport } from './profile-import.tsx';

/** The visitor's slicer profile: imported, sliced with, put away. */
export function ProfilePanel({ slicing }: { slicing: SlicingOrder }) {
  const t = useText();
  const profile = useKeptProfile();
  const [removed, setRemoved] = useState<KeptProfile | null>(null);
  const remove = () => {
    setRemoved(profile);
    keepProfile(null);
  };
  return (
    <div className="prof" role="group" aria-label={t('products.profileTitle')}>
      <h4 className="h4">{t('products.profileTitle')}</h4>
      {profile ? (
        <>
          <p className="prof__name">
            <strong>{profile.name}</strong>
            <Button type="button" variant="quiet" small onClick={remove}>
              {t('products.profileRemove')}
            </Button>
          </p>
          <SlicingProgress slicing={slicing} words={(word, values) => t(`products.profile${word}`, values)} />
        </>
      ) : (
        <>
          <ProfileImport onImported={() => setRemoved(null)} />
          {removed && (
            <p className="prof__name" role="status">
              {t('products.profileRemoved', { name: removed.name })}
              <Button type="button" variant="quiet" small onClick={() => keepProfile(removed)}>
                {t('products.profileBack')}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
