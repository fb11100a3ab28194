import './profile.css';
import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { keepProfile, useKeptProfile, type KeptProfile } from './kept-profile.ts';
import { ProfileImport } from './profile-import.tsx';
import type { ProfileSlicing } from './use-profile-slicing.ts';

/** How far slicing is, and what can be done about it. */
function Progress({ slicing }: { slicing: ProfileSlicing }) {
  const t = useText();
  const { known, isThrough, isUnderWay, isStuck, problem, start } = slicing;
  if (!known) return null;
  const { parts, tried, failed } = known;
  if (isThrough) return <p className="faint">{t('products.profileDone')}</p>;
  if (tried === parts) return <p className="faint">{t('products.profileFailed', { count: failed })}</p>;
  if (isUnderWay)
    return (
      <p className="prof__go" role="status">
        <progress max={parts} value={tried} aria-label={t('products.profileSlicing')} />
        <span className="num">{t('products.profileTried', { tried, parts })}</span>
      </p>
    );
  return (
    <>
      {isStuck && <p className="faint">{t('products.profileStuck')}</p>}
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <Button type="button" variant="line" small onClick={start}>
        {t('products.profileSlice')}
      </Button>
    </>
  );
}

/** The visitor's slicer profile: imported, sliced with, put away. */
export function ProfilePanel({ slicing }: { slicing: ProfileSlicing }) {
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
          <Progress slicing={slicing} />
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
