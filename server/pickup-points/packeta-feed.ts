import { SAMPLE_POINTS } from '../core/config/config.ts';
import type { Shop } from '../core/shop.ts';
import { tracedCall } from '../core/tracing/tracing.ts';
import { PickupKind } from './pickup-place.types.ts';
import { sampleFeed, SAMPLE_ETAG } from './sample-points.ts';

/** A list of some ten megabytes, made anew by the carrier now and then. */
const TIMEOUT_MS = 5 * 60_000;

const FILES: Readonly<Record<PickupKind, string>> = {
  [PickupKind.POINT]: 'branch.json',
  [PickupKind.BOX]: 'box.json',
};

/** A list that has begun to arrive. */
export interface OpenFeed {
  readonly etag: string | null;
  readonly pieces: AsyncIterable<string>;
}

async function* piecesOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) yield decoder.decode(bytes as Uint8Array, { stream: true });
}

/**
 * Asks Packeta for its list of points or boxes; null: it is the one with this etag. Throws where it cannot be had; the address
 * holds the key, so an error does not name it.
 */
export const openPacketaFeed = async (shop: Shop, kind: PickupKind, etag: string | null): Promise<OpenFeed | null> => {
  const { packetaFeed } = shop.config;
  if (packetaFeed === SAMPLE_POINTS) {
    return etag === SAMPLE_ETAG ? null : { etag: SAMPLE_ETAG, pieces: sampleFeed(kind) };
  }
  const response = await tracedCall(shop.tracing, { name: 'Packeta', method: 'GET', url: packetaFeed! }, () =>
    fetch(`${packetaFeed}/${FILES[kind]}?lang=sk`, {
      headers: etag ? { 'if-none-match': etag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (response.status === 304) return null;
  if (response.ok) return { etag: response.headers.get('etag'), pieces: piecesOf(response) };
  await response.body?.cancel();
  throw new Error(`status ${response.status}`);
};
