import './pickup.css';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Country } from '../address/address-fields.tsx';
import { PickupMap } from './map/pickup-map.tsx';
import { PointList } from './point-list.tsx';
import { SearchForm } from './search-form.tsx';
import { usePointSearch, type SearchStart } from './use-point-search.ts';

export interface PickupDialogProps {
  start: SearchStart;
  countries: readonly Country[];
  chosen: string | null;
  onTake: (id: string) => void;
  onClose: () => void;
}

/** The buyer looks for a point in a list and on a map, which go together, and takes one. */
export const PickupDialog = ({ start, countries, chosen: before, onTake, onClose }: PickupDialogProps) => {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = usePointSearch(start);
  const [picked, setPicked] = useState(before);
  const { points, spots, origin, country } = search;
  const chosen = points.some(({ id }) => id === picked) ? picked : null;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    input.current?.focus();
  }, []);
  // Closed by the browser, which gives the focus back; it then says so.
  const close = () => dialog.current?.close();
  const take = () => {
    if (chosen) onTake(chosen);
    close();
  };
  const text = start.wanted && 'text' in start.wanted ? start.wanted.text : '';
  return (
    <dialog ref={dialog} className="pickup" aria-labelledby="pickup-title" onClose={onClose}>
      <div className="pickup__head">
        <h2 className="h3" id="pickup-title">
          {t('checkout.pickup.title')}
        </h2>
        <IconButton icon="x" label={t('checkout.pickup.close')} onClick={close} />
      </div>
      <SearchForm search={search} countries={countries} text={text} input={input} />
      <PickupMap
        country={country}
        points={points}
        spots={spots}
        origin={origin}
        chosen={chosen}
        onChoose={setPicked}
        onLook={(spot) => search.look({ spot })}
      />
      <PointList search={search} chosen={chosen} onChoose={setPicked} />
      <div className="pickup__foot">
        <Button block disabled={!chosen} onClick={take}>
          {t('checkout.pickup.take')}
        </Button>
      </div>
    </dialog>
  );
};
