import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Checkbox } from '../../ui/form/choice.tsx';
import type { Selection } from './use-selection.ts';

/** Selects all, and holds what can be done with the selected ones. */
export const SelectionBar = ({ selection, children }: { selection: Selection; children: ReactNode }) => {
  const t = useText();
  const { all, selectAll, selected } = selection;
  return (
    <div className="row between wl-bar">
      <Checkbox checked={all} onChange={({ target }) => selectAll(target.checked)}>
        {t('wishlist.selectAll')}
      </Checkbox>
      <div className="row">
        <span className="num faint" role="status">
          {selected.length > 0 && t('wishlist.selected', { count: selected.length })}
        </span>
        {children}
      </div>
    </div>
  );
};
