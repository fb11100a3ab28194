import Fastify from 'fastify';
import { simulatedCarriers } from '../../../server/parcels/carriers/simulator/carrier-simulator.rest.ts';
import { SimulatedParcels } from '../../../server/parcels/carriers/simulator/simulated-parcels.ts';

export interface CarrierServer {
  readonly packeta: SimulatedParcels;
  readonly gls: SimulatedParcels;
  readonly dpd: SimulatedParcels;
  readonly post: SimulatedParcels;
  /** What a shop needs to ask them. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

const listen = async (parcels: SimulatedParcels) => {
  const http = Fastify();
  simulatedCarriers(http, parcels);
  return { http, url: await http.listen({ port: 0, host: '127.0.0.1' }) };
};

type Listening = Awaited<ReturnType<typeof listen>>;

/** Packeta, GLS, DPD and Slovenská pošta outside of the shop: they know their parcels whatever becomes of it. */
export const startCarriers = async (): Promise<CarrierServer> => {
  const carriers = {
    packeta: new SimulatedParcels(),
    gls: new SimulatedParcels(),
    dpd: new SimulatedParcels(),
    post: new SimulatedParcels(),
  };
  const servers = await Promise.all(Object.values(carriers).map(listen));
  const [one, other, third, fourth] = servers as [Listening, Listening, Listening, Listening];
  return {
    ...carriers,
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
      SLOVAK_POST_API_URL: `${fourth.url}/post`,
      SLOVAK_POST_TRACKING_URL: `${fourth.url}/post/tracking`,
      SLOVAK_POST_USER_ID: 'post',
      SLOVAK_POST_API_KEY: 'post-key',
    },
    close: async () => {
      for (const { http } of servers) await http.close();
    },
  };
};
