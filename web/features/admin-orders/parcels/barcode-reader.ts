interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const Detector = (): (new () => BarcodeReader) | undefined =>
  (globalThis as { BarcodeDetector?: new () => BarcodeReader }).BarcodeDetector;

/** Whether this browser reads codes by its camera. */
export const canReadCodes = (): boolean => Detector() !== undefined && 'mediaDevices' in navigator;

const PAUSE_MS = 250;
/** The same code is not read twice while it lies before the camera. */
const SAME_MS = 2_000;

/** Reads codes before the camera until `signal` says stop. Throws where there is no camera, or it may not be used. */
export const readCodes = async (
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const reader = new (Detector()!)();
  let last = { code: '', at: 0 };
  video.srcObject = stream;
  await video.play();
  const timer = setInterval(() => {
    void reader.detect(video).then(([found]) => {
      if (!found || (found.rawValue === last.code && Date.now() - last.at < SAME_MS)) return;
      last = { code: found.rawValue, at: Date.now() };
      onCode(found.rawValue);
    });
  }, PAUSE_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  });
};
