/**
 * Where the camera of a photograph stood round the model, azimuth and elevation in degrees: the camera of its scene in the
 * studio, without the turn of the model there. The viewer begins with the same view, so that the model does not jump.
 */
const PHOTOGRAPHED: Record<string, readonly [azimuth: number, elevation: number]> = {
  'krivan-cover': [36.5, 20.6],
  'iskra-cover': [36.5, 20.6],
  'kestrel-cover': [56.1, 28.6],
  'dunaj-cover': [131.3, 15.5],
  'hron-cover': [134.7, 15.5],
  'gemer-cover': [131.3, 14.9],
  'lienka-cover': [125.5, 22.9],
  'pantilt-cover': [51.6, 14.9],
  'sucha-cover': [-28.6, 28.6],
};
const USUAL = [40, 20] as const;

/** The first view of a model whose pictures these are: that of the photograph which stands in for it. */
export const cameraOrbitOf = (pictures: readonly string[]): [number, number, number] => {
  const poster = pictures.find((name) => !name.startsWith('d-')) ?? '';
  return [...(PHOTOGRAPHED[poster] ?? USUAL), 0];
};
