import { crc32 } from 'node:zlib';
import type { RoomPart } from './room-model.ts';

/** Centimetres with two decimals: a tenth of a millimetre. */
const LENGTH = { scale: 100, decimals: 2 };
const DIRECTION = { scale: 1, decimals: 2 };

const vectors = (values: Float32Array, { scale, decimals }: typeof LENGTH): string => {
  const power = 10 ** decimals;
  const number = (i: number): number => Math.round(values[i]! * scale * power) / power + 0;
  const found: string[] = [];
  for (let i = 0; i < values.length; i += 3) found.push(`(${number(i)},${number(i + 1)},${number(i + 2)})`);
  return found.join(',');
};

const meshText = ({ mesh }: RoomPart, i: number): string => `
    def Mesh "Part${i}" (prepend apiSchemas = ["MaterialBindingAPI"])
    {
        uniform token subdivisionScheme = "none"
        int[] faceVertexCounts = [${Array.from({ length: mesh.triangles.length / 3 }, () => 3).join(',')}]
        int[] faceVertexIndices = [${mesh.triangles.join(',')}]
        point3f[] points = [${vectors(mesh.positions, LENGTH)}]
        normal3f[] normals = [${vectors(mesh.normals, DIRECTION)}] (interpolation = "vertex")
        rel material:binding = </Model/Materials/Part${i}>
    }`;

const materialText = ({ colour }: RoomPart, i: number): string => `
        def Material "Part${i}"
        {
            token outputs:surface.connect = </Model/Materials/Part${i}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${colour.join(', ')})
                float inputs:metallic = 0
                float inputs:roughness = 0.55
                token outputs:surface
            }
        }`;

const stageText = (parts: readonly RoomPart[]): string => `#usda 1.0
(
    defaultPrim = "Model"
    metersPerUnit = 0.01
    upAxis = "Y"
)

def Xform "Model" (kind = "component")
{${parts.map(meshText).join('')}
    def Scope "Materials"
    {${parts.map(materialText).join('')}
    }
}
`;

const NAME = Buffer.from('model.usda');
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
/** USDZ wants the content of each file at a multiple of 64 bytes. */
const ALIGNMENT = 64;
/** An extra field without a meaning but to fill: its head has four bytes. */
const FILLER = 0x1986;
const VERSION = 20;
/** 1 January 2026. */
const DOS_DAY = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** What the local and the central entry of an uncompressed file have in common, from `version` to `extra length`. */
const entryHead = (content: Buffer, extraBytes: number): Buffer => {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(VERSION, 0);
  head.writeUInt16LE(DOS_DAY, 8);
  head.writeUInt32LE(crc32(content), 10);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt16LE(NAME.length, 22);
  head.writeUInt16LE(extraBytes, 24);
  return head;
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A zip of one stored file whose content is aligned, which no zip library does. APPNOTE 6.3, 4.3.7, 4.3.12 and 4.3.16. */
const alignedZip = (content: Buffer): Buffer => {
  const bare = LOCAL_BYTES + NAME.length + 4;
  const extra = Buffer.alloc(4 + ((ALIGNMENT - (bare % ALIGNMENT)) % ALIGNMENT));
  extra.writeUInt16LE(FILLER, 0);
  extra.writeUInt16LE(extra.length - 4, 2);
  const local = Buffer.concat([uint32(0x04034b50), entryHead(content, extra.length), NAME, extra, content]);
  const centralHead = Buffer.concat([uint32(0x02014b50), Buffer.from([VERSION, 0]), entryHead(content, 0)]);
  const central = Buffer.concat([centralHead, Buffer.alloc(CENTRAL_BYTES - centralHead.length), NAME]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
};

/** A USDZ as Quick Look reads it: y up, in centimetres, as text. The same model always gives the same bytes. */
export const roomUsdz = (parts: readonly RoomPart[]): Uint8Array => alignedZip(Buffer.from(stageText(parts)));
