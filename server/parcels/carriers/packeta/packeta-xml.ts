import { elementsOf, textOf } from '../../../core/files/s3-xml.ts';
import { escapeXml } from '../../../core/text/xml.ts';
import { CarrierError } from '../carrier-error.ts';

export type XmlValue = string | number | null | undefined | XmlTree | readonly string[];
export interface XmlTree {
  readonly [name: string]: XmlValue;
}

/** Elements in the order given; what is null or undefined is left out, a list is repeated `<id>`. */
export const xmlOf = (tree: XmlTree): string =>
  Object.entries(tree)
    .map(([name, value]) => {
      if (value === null || value === undefined) return '';
      if (Array.isArray(value))
        return `<${name}>${value.map((id) => `<id>${escapeXml(String(id))}</id>`).join('')}</${name}>`;
      return `<${name}>${typeof value === 'object' ? xmlOf(value as XmlTree) : escapeXml(String(value))}</${name}>`;
    })
    .join('');

/** Faults that say that the call itself was wrong, or that Packeta cannot just now: nothing was done. */
const NOT_DONE = new Set(['IncorrectApiPasswordFault', 'AccessDeniedFault', 'ExternalGatewayFault']);

/** What Packeta says of each wrong field: `addressId: The pick-up point is not valid`. */
const wrongFields = (xml: string): string[] =>
  elementsOf(xml, 'detail')
    .flatMap((detail) => [...detail.matchAll(/<name>([^<]*)<\/name>\s*<fault>([^<]*)<\/fault>/g)])
    .map(([, name, fault]) => `${name}: ${fault}`);

/** The result of an answer. Throws CarrierError for a fault, or what is no answer. */
export const resultOf = (xml: string): string => {
  const status = textOf(xml, 'status');
  if (status === 'ok') return elementsOf(xml, 'result')[0] ?? '';
  if (status !== 'fault') throw new CarrierError('SILENT', 'Packeta answered something unreadable');
  const fault = textOf(xml, 'fault') ?? 'fault';
  const words = wrongFields(xml).join('; ') || textOf(xml, 'string') || fault;
  throw new CarrierError(NOT_DONE.has(fault) ? 'AWAY' : 'REFUSED', words.slice(0, 500), fault);
};
