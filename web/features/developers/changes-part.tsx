import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { CHANGES } from './changes.ts';
import { PartText } from './part-text.tsx';

/** By date, and how long what is replaced goes on. */
export const ChangesPart = () => {
  const intl = useIntl();
  return (
    <>
      <PartText id="developers.changes.text" file="/schema.graphql" />
      <PartText id="developers.changes.headers" />
      {CHANGES.map(([day, changes]) => (
        <Fragment key={day}>
          <h3 className="h3">
            <time dateTime={day}>{formatDate(intl, day)}</time>
          </h3>
          {changes.map((change) => (
            <PartText key={change} id={`developers.changes.${change}`} />
          ))}
        </Fragment>
      ))}
    </>
  );
};
