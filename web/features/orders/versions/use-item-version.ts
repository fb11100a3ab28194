import { useState } from 'react';
import { useItemVersionQuery } from './ItemVersion.gen.ts';
import type { ItemVersionQuery, OwnedVersionHeadFragment } from './ItemVersion.gen.ts';
import { renewedFrom } from '../downloads/renewed-links.ts';
import type { FileLink } from '../downloads/renewed-links.ts';
import type { Renew } from '../downloads/use-download.ts';

export type VersionHead = OwnedVersionHeadFragment;
export type LoadableVersion = ItemVersionQuery['order']['lines'][number]['versions'][number];

/** Every link that a version has, for when they must be asked for anew. */
export const versionLinks = (itemId: string, version: LoadableVersion | undefined): FileLink[] => {
  if (!version) return [];
  const { id, download, changes } = version;
  const place = `${itemId}/${id}`;
  return [
    { file: place, url: download.zipUrl },
    ...download.files.map(({ name, url }) => ({ file: `${place}/${name}`, url })),
    ...(changes?.download ? [{ file: `${place}/since/${changes.sinceId}`, url: changes.download.zipUrl }] : []),
  ];
};

interface Place {
  orderId: string;
  accessToken: string | null;
  itemId: string;
}

interface Chosen {
  version: string;
  /** The older version to compare with; null: the newest older one that was bought or loaded. */
  since: string | null;
}

/** One version of bought files by choice, asked for when one is chosen; until it is here the one before it is shown. */
export const useItemVersion = ({ orderId, accessToken, itemId }: Place) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const variables = { orderId, accessToken, version: chosen?.version ?? '', since: chosen?.since ?? null };
  const { data, previousData, loading, error, refetch } = useItemVersionQuery({ variables, skip: chosen === null });
  const versionIn = (found: ItemVersionQuery | undefined) =>
    found?.order.lines.find(({ id }) => id === itemId)?.versions[0];
  const version = chosen ? versionIn(data ?? previousData) : undefined;
  const renew: Renew = renewedFrom(versionLinks(itemId, version), async () =>
    versionLinks(itemId, versionIn((await refetch()).data)),
  );
  return { chosen, choose: setChosen, version, loading, error, refetch, renew };
};
