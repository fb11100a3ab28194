import { Fragment, useContext } from 'react';
import { useText } from '../../intl/use-text.ts';
import { OriginContext } from '../../lib/head.tsx';
import { CodeBlock } from './code-block.tsx';
import { CROSS_ORIGIN, nextPage, OFFICE_SCOPES, ordersToShip, ship } from './office-examples.ts';
import { PartText } from './part-text.tsx';

/** What programs of warehouses and accountants do, by keys of admins. */
export const OfficePart = () => {
  const t = useText();
  const origin = useContext(OriginContext);
  return (
    <>
      <PartText id="developers.office.text" file="/api/docs" />
      <dl className="spec dev__scopes">
        {OFFICE_SCOPES.map(([scope, name]) => (
          <Fragment key={scope}>
            <dt>{scope}</dt>
            <dd>{t(`developers.office.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <PartText id="developers.office.data" />
      <CodeBlock title={t('developers.office.list')} code={ordersToShip(origin)} />
      <PartText id="developers.office.once" />
      <CodeBlock title={t('developers.office.ship')} code={ship(origin)} />
    </>
  );
};

/** How lists go on, the same everywhere. */
export const PagesPart = () => {
  const t = useText();
  const origin = useContext(OriginContext);
  return (
    <>
      <PartText id="developers.pages.cursor" />
      <PartText id="developers.pages.rest" />
      <CodeBlock title={t('developers.pages.next')} code={nextPage(origin)} />
      <PartText id="developers.pages.numbered" />
    </>
  );
};

/** What scripts of other sites may read. */
export const CrossOriginPart = () => (
  <>
    <PartText id="developers.origins.text" />
    <ul className="dev__list">
      {CROSS_ORIGIN.map((path) => (
        <li key={path}>
          <code className="num">{path}</code>
        </li>
      ))}
    </ul>
    <PartText id="developers.origins.keys" />
  </>
);
