import type { TailoringAnswer, TailoringOrder } from '../../../web/features/tailoring/tailoring.worker.ts';

const parameter = (changes: { options?: object[]; [name: string]: unknown }) => ({
  __typename: 'TailoringParameter',
  unit: null,
  from: null,
  to: null,
  step: null,
  options: [] as object[],
  mostCharacters: null,
  extra: null,
  ...changes,
});

const option = (id: string, minor?: number) => ({
  __typename: 'TailoringOption',
  id,
  name: `${id} mm`,
  extra: minor === undefined ? null : { __typename: 'Money', minor, currency: 'EUR' },
  needs: [] as object[],
});

/** A motor, where the thinner costs 2.50 euros, and fins. */
export const tailoring = {
  __typename: 'Tailoring',
  program: 'const build = () => ({ parts: {} })',
  parameters: [
    parameter({
      id: 'motor',
      kind: 'OPTION',
      name: 'Motor',
      options: [option('18', 250), option('24')],
      standard: '24',
    }),
    parameter({
      id: 'fins',
      kind: 'NUMBER',
      name: 'Fins',
      unit: 'PERCENT',
      from: 100,
      to: 140,
      step: 5,
      standard: '100',
    }),
  ],
};

/** A name to be printed. */
export const nameParameter = parameter({ id: 'name', kind: 'TEXT', name: 'Name', mostCharacters: 12, standard: '' });

const BODY = {
  id: 'mount',
  partId: 'mount',
  copies: 1,
  places: [],
  number: 1,
  shape: { points: new Float32Array(9), corners: new Uint32Array(3) },
};

/** What a thread answers that draws one body, whatever was chosen. */
export const drawn = ({ choice }: TailoringOrder): TailoringAnswer => ({ bodies: [BODY], flight: null, choice });

/** Answers as the thread would that draws. */
export const drawingThread = (draws: (order: TailoringOrder) => TailoringAnswer) =>
  class extends EventTarget {
    postMessage(order: TailoringOrder) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: draws(order) })));
    }

    terminate() {}
  };
