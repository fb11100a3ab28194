export type Progress = (loaded: number, total: number) => void;

/** Reads a whole file and reports bytes as they come; `total` is 0 where the server does not tell. Throws on any status but 2xx. */
export async function fetchBytes(url: string, onProgress: Progress, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`model: ${response.status}`);
  const total = Number(response.headers.get('content-length')) || 0;
  const encoded = response.headers.has('content-encoding');
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    loaded += part.value.byteLength;
    onProgress(loaded, encoded ? 0 : total);
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer();
}
