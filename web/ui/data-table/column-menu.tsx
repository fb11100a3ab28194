import { useText } from '../../intl/use-text.ts';
import { AdminIcon } from '../admin-icon.tsx';
import { Checkbox } from '../form/choice.tsx';
import type { Column } from './column.ts';
import { Menu } from './menu.tsx';

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  isShown: (column: Column<Row>) => boolean;
  onToggle: (key: string) => void;
}

/** Tick boxes for the columns that may be hidden. */
export const ColumnMenu = <Row,>({ columns, isShown, onToggle }: ColumnMenuProps<Row>) => {
  const t = useText();
  return (
    <Menu icon={<AdminIcon name="columns" />} label={t('admin.table.columns')}>
      {columns
        .filter(({ fixed }) => !fixed)
        .map((column) => (
          <Checkbox key={column.key} checked={isShown(column)} onChange={() => onToggle(column.key)}>
            {column.header}
          </Checkbox>
        ))}
    </Menu>
  );
};
