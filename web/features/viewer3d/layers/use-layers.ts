import { useAccount } from '../../../lib/account/use-account.ts';
import { usePartFile } from '../shown-part/use-part-file.ts';
import { readLayers } from './read-layers.ts';

/** The layers of a part, as its owner where one is signed in. */
export function useLayers(productId: number, partId: string) {
  const route = useAccount().user === null ? 'part-layers' : 'own-part-layers';
  return usePartFile(`/api/${route}/${productId}/${encodeURIComponent(partId)}`, readLayers);
}
