/** How the seller wants the model to be seen first. Every change is shown at once. */
export interface ViewerSettings {
  /** Azimuth and elevation in degrees, and the least distance in millimetres; nearer than the whole model is never. */
  readonly cameraOrbit: readonly number[];
  /** A CSS colour; null is the shop's photo ground. */
  readonly background: string | null;
  /** The axis of the file that points up, "Y" or "Z". */
  readonly upAxis: string;
  /** Turns slowly until the visitor takes over; never where motion is unwanted. */
  readonly autoRotate: boolean;
}

export const NO_SETTINGS: ViewerSettings = { cameraOrbit: [], background: null, upAxis: 'Y', autoRotate: false };
