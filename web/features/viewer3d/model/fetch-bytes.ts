import { mediaUrl } from '../../../lib/cdn.ts';

export type Progress = (loaded: number, total: number) => void;

const GLB = 0x46546c67;
/** Often enough for a bar; every report draws the page anew. */
const REPORT_MS = 100;

/** A GLB begins with its name, its version and its whole length; 0 for anything else. */
function lengthOf(start: Uint8Array): number {
  if (start.length < 12) return 0;
  const head = new DataView(start.buffer, start.byteOffset);
  return head.getUint32(0, true) === GLB ? head.getUint32(8, true) : 0;
}

/** Reads a whole GLB and reports bytes as they come; `total` is 0 when the file does not tell. Throws on any status but 2xx. */
export async function fetchBytes(url: string, onProgress: Progress, signal: AbortSignal): Promise<ArrayBuffer> {
  // The code that comes beside it has more to do once it is here.
  const response = await fetch(mediaUrl(url), { signal, priority: 'low' });
  if (!response.ok || !response.body) throw new Error(`model: ${response.status}`);
  const chunks: Uint8Array[] = [];
  let [loaded, total, reported] = [0, 0, -REPORT_MS];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (loaded === 0) total = lengthOf(part.value);
    chunks.push(part.value);
    loaded += part.value.byteLength;
    if (performance.now() - reported < REPORT_MS) continue;
    reported = performance.now();
    onProgress(loaded, total);
  }
  const bytes = new Uint8Array(loaded);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.byteLength;
  }
  return bytes.buffer;
}
