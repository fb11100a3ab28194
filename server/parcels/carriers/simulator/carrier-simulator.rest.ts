import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Shop } from '../../../core/shop.ts';
import { SIMULATOR_PATH } from '../carrier-settings.ts';
import { answerOfDpd } from './dpd-simulator.ts';
import { answerOfGls } from './gls-simulator.ts';
import { answerOfPacketa } from './packeta-simulator.ts';
import { answerOfPost, fileOfPost, trackingOfPost } from './post-simulator.ts';
import { SimulatedParcels } from './simulated-parcels.ts';

const step = z.object({ number: z.string().max(40), code: z.string().max(20) });

const lose = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

/** Answers a call, or goes wrong as the next fault says. */
const answer = async (
  parcels: SimulatedParcels,
  reply: FastifyReply,
  work: () => Promise<string | object | null>,
): Promise<FastifyReply> => {
  const [fault] = parcels.faults;
  if (fault === 'ERROR_500' || fault === 'LOST_ANSWER') parcels.faults.shift();
  if (fault === 'ERROR_500') return reply.code(500).send('Simulated error');
  const done = await work();
  if (fault === 'LOST_ANSWER') return lose(reply);
  return done === null ? reply.code(404).send() : reply.send(done);
};

/** Labels are files of their own at the post, and tracking is another service. */
const simulatedPost = (http: FastifyInstance, parcels: SimulatedParcels): void => {
  const fileOf = (request: FastifyRequest) =>
    `${request.protocol}://${request.host}${request.url.split('/sheets')[0]}/files`;
  http.get<{ Params: { name: string } }>('/post/files/:name', async (request, reply) => {
    const file = await fileOfPost(parcels, request.params.name);
    return file ? reply.type('application/pdf').send(file) : reply.code(404).send();
  });
  http.get<{ Querystring: { q: string } }>('/post/tracking', (request, reply) =>
    answer(parcels, reply, async () => trackingOfPost(parcels, request.query.q)),
  );
  http.route<{ Params: { '*': string } }>({
    method: ['PUT', 'POST', 'DELETE'],
    url: '/post/*',
    handler: (request, reply) =>
      answer(parcels, reply, async () => {
        const { method, body } = request;
        return answerOfPost(parcels, { method, path: request.params['*'].split('/'), body, files: fileOf(request) });
      }),
  });
};

/** Packeta, GLS, DPD and Slovenská pošta as far as the shop asks them, upon `parcels`. */
export const simulatedCarriers = (http: FastifyInstance, parcels: SimulatedParcels): void => {
  http.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  http.post('/packeta', (request, reply) =>
    answer(parcels, reply.type('text/xml'), () => answerOfPacketa(parcels, String(request.body))),
  );
  http.post<{ Params: { method: string } }>('/gls/:method', (request, reply) =>
    answer(parcels, reply, () => answerOfGls(parcels, request.params.method, request.body)),
  );
  http.post('/dpd', (request, reply) => answer(parcels, reply, () => answerOfDpd(parcels, request.body)));
  simulatedPost(http, parcels);
  http.post('/step', (request, reply) => {
    const { number, code } = step.parse(request.body);
    return reply.code(parcels.step(number, code) ? 204 : 404).send();
  });
};

/** The same within the shop, where it was asked for. */
export const carrierSimulatorRoutes = (http: FastifyInstance, shop: Shop): void => {
  if (!shop.config.carriers.simulator) return;
  const parcels = new SimulatedParcels();
  void http.register(async (scope) => simulatedCarriers(scope, parcels), { prefix: SIMULATOR_PATH });
};
