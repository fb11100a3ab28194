import { NewBuildPage } from '../../features/gallery/new-build-page.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { SignedInPage } from '../screens/signed-in-page.tsx';

export const Component = () => {
  const t = useText();
  const title = t('gallery.form.title');
  return (
    <div className="wrap">
      <Head title={title} />
      <Breadcrumb
        label={t('gallery.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { to: '/gallery', text: t('nav.gallery') }, { text: title }]}
      />
      <h1 className="h1 gallery-own">{title}</h1>
      <SignedInPage waiting={<Skeleton height="640px" />}>
        <NewBuildPage />
      </SignedInPage>
    </div>
  );
};
