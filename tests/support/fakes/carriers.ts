import Fastify from 'fastify';
import { simulatedCarriers } from '../../../server/parcels/carriers/simulator/carrier-simulator.rest.ts';
import { SimulatedParcels } from '../../../server/parcels/carriers/simulator/simulated-parcels.ts';

export interface CarrierServer {
  readonly packeta: SimulatedParcels;
  readonly gls: SimulatedParcels;
  readonly dpd: SimulatedParcels;
  /** What a shop needs to ask them. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

const listen = async (parcels: SimulatedParcels) => {
  const http = Fastify();
  simulatedCarriers(http, parcels);
  return { http, url: await http.listen({ port: 0, host: '127.0.0.1' }) };
};

/** Packeta, GLS and DPD outside of the shop: they know their parcels whatever becomes of it. */
export const startCarriers = async (): Promise<CarrierServer> => {
  const [packeta, gls, dpd] = [new SimulatedParcels(), new SimulatedParcels(), new SimulatedParcels()];
  const [one, other, third] = [await listen(packeta), await listen(gls), await listen(dpd)];
  return {
    packeta,
    gls,
    dpd,
    env: {
      PACKETA_API_URL: `${one.url}/packeta`,
      PACKETA_API_PASSWORD: 'packeta-password',
      GLS_API_URL: `${other.url}/gls`,
      GLS_USERNAME: 'gls',
      GLS_PASSWORD: 'gls-password',
      GLS_CLIENT_NUMBER: '100',
      DPD_API_URL: `${third.url}/dpd`,
      DPD_CLIENT_KEY: 'dpd-key',
      DPD_EMAIL: 'dpd@example.com',
      DPD_DELIS_ID: 'MARTYX',
      DPD_SENDER_ID: '7',
      DPD_BANK_ID: '3',
    },
    close: async () => {
      await one.http.close();
      await other.http.close();
      await third.http.close();
    },
  };
};
