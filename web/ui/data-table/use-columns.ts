import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { Column } from './column.ts';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Which columns of a table are shown; kept in this browser under the table's name. */
export const useColumns = <Row>(name: string, columns: readonly Column<Row>[]) => {
  const key = `admin-columns-${name}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const stored = readStored(key);
    return isList(stored) ? stored : columns.filter(({ off }) => off).map((column) => column.key);
  });
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
    setHidden(next);
    writeStored(key, next);
  };
  const isShown = ({ key: column, fixed }: Column<Row>) => fixed === true || !hidden.includes(column);
  return { shown: columns.filter(isShown), isShown, toggle };
};
