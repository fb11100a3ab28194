import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { FullProduct } from './buy-box.tsx';
import { DownloadsList } from './downloads-list.tsx';
import { PartsTable } from './parts-table.tsx';
import { PrintInfo } from '../print/print-info.tsx';

type Tab = FullProduct['tabs'][number];
export type TabContent = Tab['content'];

const Features = ({ items }: { items: readonly string[] }) => (
  <ul className="features">
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);

/** The text is written in the admin and cleaned by the server to an allow-list of tags. */
const Details = ({ label, html, children }: { label: string; html: string; children: ReactNode }) => (
  <div className="two two--text">
    <h2 className="sr">{label}</h2>
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    <div>{children}</div>
  </div>
);

function Panel({ tab, product }: { tab: Tab; product: FullProduct }) {
  const { content } = tab;
  switch (content.__typename) {
    case 'TextContent':
      return (
        <Details label={tab.label} html={content.html}>
          {tab.id === 'details' && <PartsTable product={product} />}
        </Details>
      );
    case 'PrintInfoContent':
      return <PrintInfo content={content} product={product} />;
    case 'DownloadsContent':
      return <DownloadsList content={content} product={product} />;
    case 'ListContent':
      return <Features items={content.items} />;
  }
}

/** The product's tabs. The open one stands in the address (`?tab=`); the first needs none. */
export function ProductTabs({ product }: { product: FullProduct }) {
  const t = useText();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { tabs } = product;
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  if (!tab) return null;
  const href = (id: string) => `${pathname}${id === tabs[0]?.id ? '' : `?tab=${id}`}`;
  return (
    <section className="wrap ptabs">
      <Tabs
        label={t('products.tabs')}
        tabs={tabs.map(({ id, label }) => ({ id, label, href: href(id) }))}
        selected={tab.id}
        onSelect={(id) => void navigate(href(id), { replace: true, preventScrollReset: true })}
      >
        <Panel tab={tab} product={product} />
      </Tabs>
    </section>
  );
}
