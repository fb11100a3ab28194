import { createServer, request, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { TorusKnotGeometry } from 'three';
import { previewGlb } from '../../server/models/preview/preview-glb.ts';

/** A packed model file of 80,000 triangles in one smooth part. */
export function largeModel(): Promise<Uint8Array> {
  const knot = new TorusKnotGeometry(80, 22, 400, 100);
  const values = (name: string) => Float32Array.from(knot.getAttribute(name).array);
  const mesh = {
    positions: values('position'),
    normals: values('normal'),
    triangles: Uint32Array.from(knot.getIndex()!.array),
  };
  return previewGlb([{ id: 'knot', hex: '#ff5a1f', explode: [0, 0, 0], mesh }]);
}

/** As the shop sends it. */
export const packedAsSent = (glb: Uint8Array): Uint8Array =>
  brotliCompressSync(glb, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** The shop behind a proxy that sends this model for every model file, never kept by the browser. */
export function withModel(shop: string, packed: Uint8Array, port: number): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.url?.split('?')[0]?.endsWith('.glb')) {
      const headers = {
        'content-type': 'model/gltf-binary',
        'content-encoding': 'br',
        'content-length': packed.length,
        'cache-control': 'no-store',
      };
      outgoing.writeHead(200, headers).end(packed);
      return;
    }
    const { method, headers } = incoming;
    const onward = request(`${shop}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => proxy.listen(port, '127.0.0.1', () => resolve(proxy)));
}
