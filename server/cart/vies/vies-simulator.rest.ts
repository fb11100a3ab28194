import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Shop } from '../../core/shop.ts';
import { SIMULATOR_PATH } from './vies-client.ts';

/** Longer than anybody waits for an answer. */
const SILENCE_MS = 10_000;

/**
 * What the last digits of a number bring about, numbered as in the Commission's test service of VIES; any other number is valid.
 * 302 is a register that never answers.
 */
const OUTCOMES: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '600': 'MS_MAX_CONCURRENT_REQ',
};
const UNKNOWN = '200';
const SILENT = '302';

/** These two do not tell who a number belongs to. */
const DISCREET = new Set(['DE', 'ES']);

const question = z.object({
  countryCode: z.string().length(2),
  vatNumber: z.string().max(20),
  requesterNumber: z.string().max(20).optional(),
});

const answerTo = ({ countryCode, vatNumber, requesterNumber }: z.infer<typeof question>) => {
  const valid = !vatNumber.endsWith(UNKNOWN);
  const tells = valid && !DISCREET.has(countryCode);
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: valid && requesterNumber ? `WAPI${countryCode}${vatNumber}` : '',
    name: tells ? `Simulated Company ${vatNumber}` : '---',
    address: tells ? `1 Simulated Street\n${countryCode}-1000` : '---',
  };
};

/** VIES' REST API, for a shop that takes no real money either. */
export const viesSimulatorRoutes = (http: FastifyInstance, shop: Shop): void => {
  if (shop.config.viesUrl !== null) return;
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.post('/check-vat-number', (request, reply) => {
      const asked = question.safeParse(request.body);
      const digits = asked.data?.vatNumber.replaceAll(/\D/g, '').slice(-3) ?? '';
      if (digits === SILENT) {
        reply.hijack();
        reply.raw.socket?.setTimeout(SILENCE_MS, () => reply.raw.socket?.destroy());
        return reply;
      }
      const error = asked.success ? OUTCOMES[digits] : 'INVALID_INPUT';
      if (error) return reply.send({ actionSucceed: false, errorWrappers: [{ error }] });
      return reply.send(answerTo(asked.data!));
    });
  };
  void http.register(routes, { prefix: SIMULATOR_PATH });
};
