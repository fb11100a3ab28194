import { readPreview } from './read-preview.ts';
import { roomGlb } from './room-glb.ts';
import { roomModel } from './room-model.ts';
import { roomUsdz } from './room-usdz.ts';

/** Scene Viewer of Android reads the one, Quick Look of iOS the other. */
export const ROOM_FORMATS = ['glb', 'usdz'] as const;
export type RoomFormat = (typeof ROOM_FORMATS)[number];

/** A preview at its true size as a telephone shows it in a room, below 3 MB. */
export const roomFile = async (preview: Uint8Array, format: RoomFormat): Promise<Uint8Array> => {
  const parts = await roomModel(await readPreview(preview));
  return format === 'glb' ? roomGlb(parts) : roomUsdz(parts);
};
