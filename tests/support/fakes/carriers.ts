import Fastify from 'fastify';
import { simulatedCarriers } from '../../../server/parcels/carriers/simulator/carrier-simulator.rest.ts';
import { SimulatedParcels } from '../../../server/parcels/carriers/simulator/simulated-parcels.ts';

export interface CarrierServer {
  readonly packeta: SimulatedParcels;
  readonly gls: SimulatedParcels;
  /** What a shop needs to ask them. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

const listen = async (parcels: SimulatedParcels) => {
  const http = Fastify();
  simulatedCarriers(http, parcels);
  return { http, url: await http.listen({ port: 0, host: '127.0.0.1' }) };
};

/** Packeta and GLS outside of the shop: they know their parcels whatever becomes of it. */
export const startCarriers = async (): Promise<CarrierServer> => {
  const [packeta, gls] = [new SimulatedParcels(), new SimulatedParcels()];
  const [one, other] = [await listen(packeta), await listen(gls)];
  return {
    packeta,
    gls,
    env: {
      PACKETA_API_URL: `${one.url}/packeta`,
      PACKETA_API_PASSWORD: 'packeta-password',
      GLS_API_URL: `${other.url}/gls`,
      GLS_USERNAME: 'gls',
      GLS_PASSWORD: 'gls-password',
      GLS_CLIENT_NUMBER: '100',
    },
    close: async () => {
      await one.http.close();
      await other.http.close();
    },
  };
};
