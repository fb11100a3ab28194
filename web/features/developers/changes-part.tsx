import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { PartText } from './part-text.tsx';

/** What changed for programs, newest first. */
const CHANGES = [['2026-11-24', ['inputs', 'lists', 'lines', 'words']]] as const;

/** By date, and how long what is replaced goes on. */
export const ChangesPart = () => {
  const intl = useIntl();
  return (
    <>
      <PartText id="developers.changes.text" file="/schema.graphql" />
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
