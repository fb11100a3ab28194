import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ApiAnswer, ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode, STATUS_OF } from '../../core/error-codes.ts';
import { LOCALES } from '../../core/locale.ts';
import type * as OpenApi from './openapi.types.ts';

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly api: ApiOperation;
}

const GUIDE = `JSON in and out, UTF-8. Product ids are integers, all other ids opaque strings; prices are decimals.
Texts come in en, sk or de: \`lang\` in the query wins over \`Accept-Language\`; without either, en.
Sign in with \`POST /api/auth/login\` and send \`Authorization: Bearer {token}\`. A browser that fetched \`/api/csrf\` carries a
cookie and must echo its token in \`X-CSRF-Token\` on calls that change something; a call without the cookie needs none.
Every refusal has the body \`Error\`. 429 and 503 say in \`Retry-After\` when to try again. While the shop is closed by its
development gate, every call is refused with 403 \`GATE_CLOSED\`. A method that an address does not have is refused with 405
\`METHOD_NOT_ALLOWED\`; \`Allow\` names those that it has. JSON that names \`__proto__\`, or a \`prototype\` of its
\`constructor\`, at any depth, is refused.
Programs of the back office send a key of an admin, \`Authorization: Bearer mtxa_…\`. Each answer to a key says in
\`RateLimit\` how many calls are left of its minute. \`Idempotency-Key\` makes sure that a call that changes something is done
once: the same call again within a day is answered as the first was, with \`Idempotent-Replayed: true\`; 422 for another
call under the key, 409 while the first is at work. Lists go on with \`after\` of the page before, until it is null.
A route that another one replaces says so in \`Deprecation\`, \`Sunset\` and \`Link\`.`;

const error = z
  .object({
    timestamp: z.iso.datetime(),
    path: z.string(),
    errorCode: z.string(),
    args: z.record(z.string(), z.unknown()).meta({ description: 'Of VALIDATION_FAILED: field to code.' }),
  })
  .meta({ id: 'Error' });

type Schemas = Record<string, OpenApi.Schema>;

const SAFE = Number.MAX_SAFE_INTEGER;

/** Named schemas go to `named`; what is left refers to them. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output', named: Schemas) => {
  const made = z.toJSONSchema(z.object({ schema }), {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === -SAFE) delete jsonSchema.minimum;
      if (jsonSchema.maximum === SAFE) delete jsonSchema.maximum;
    },
  });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, properties, required = [] } = JSON.parse(text) as OpenApi.Schema;
  for (const [name, { id: _, ...found }] of Object.entries($defs as Record<string, OpenApi.Schema>)) {
    named[name] = found;
  }
  return { schema: properties!.schema!, required: required.includes('schema') };
};

const parametersOf = (schema: z.ZodObject | undefined, where: 'path' | 'query', named: Schemas) =>
  Object.entries(schema?.shape ?? {}).map(([name, field]): OpenApi.Parameter => {
    const { schema: found, required } = schemaOf(field as z.ZodType, 'input', named);
    return { name, in: where, required: where === 'path' || required, schema: found };
  });

const LANGUAGE: OpenApi.Parameter[] = [
  {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Wins over `Accept-Language`. Any other value counts as absent.',
    schema: { type: 'string', examples: [...LOCALES] },
  },
  { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string' } },
];

const requestOf = ({ body, bytes }: ApiOperation, named: Schemas): OpenApi.Body | undefined => {
  if (bytes) return { required: true, content: Object.fromEntries(bytes.map((type) => [type, {}])) };
  if (!body) return undefined;
  const { schema, required } = schemaOf(body, 'input', named);
  return { required, content: { 'application/json': { schema } } };
};

const answerOf = ({ description, json, bytes }: ApiAnswer, named: Schemas): OpenApi.Answer => {
  if (bytes) return { description, content: { [bytes]: {} } };
  if (!json) return { description };
  return { description, content: { 'application/json': { schema: schemaOf(json, 'output', named).schema } } };
};

/** What may be refused at any route of the kind, whatever it does. */
const errorsOf = ({ method, api }: ApiRoute): ErrorCode[] => {
  const codes = [ErrorCode.VALIDATION_FAILED, ErrorCode.UNAUTHENTICATED, ErrorCode.SERVICE_UNAVAILABLE];
  if (api.caller === 'admin') codes.push(ErrorCode.FORBIDDEN);
  if (api.keyScope) codes.push(ErrorCode.API_KEY_SCOPE, ErrorCode.RATE_LIMITED);
  if (api.idempotent) codes.push(ErrorCode.IDEMPOTENCY_IN_FLIGHT, ErrorCode.IDEMPOTENCY_KEY_TAKEN);
  if (api.params) codes.push(ErrorCode.NOT_FOUND);
  if (method !== 'GET')
    codes.push(ErrorCode.CSRF_FAILED, ErrorCode.PAYLOAD_TOO_LARGE, ErrorCode.UNSUPPORTED_MEDIA_TYPE);
  return [...new Set([...codes, ...(api.errors ?? [])])];
};

const RETRY = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };

const refusalsOf = (route: ApiRoute): Record<string, OpenApi.Answer> => {
  const found = errorsOf(route);
  const statuses = [...new Set(found.map((code) => STATUS_OF[code]))];
  const answers = statuses.map((status) => {
    const codes = found.filter((code) => STATUS_OF[code] === status);
    const schema = { $ref: '#/components/schemas/Error', properties: { errorCode: { enum: codes } } };
    const headers = status === 429 || status === 503 ? RETRY : undefined;
    return [
      String(status),
      { description: codes.join(', '), headers, content: { 'application/json': { schema } } },
    ] as const;
  });
  return Object.fromEntries(answers);
};

const IDEMPOTENCY_KEY: OpenApi.Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Of a key: the call is done once, and its answer is given again for a day.',
  schema: { type: 'string', maxLength: 102, examples: ['"8e03978e-40d5-43e8-bc93-6894a57f9324"'] },
};

const callersOf = ({ caller, keyScope }: ApiOperation): string | undefined => {
  if (caller !== 'admin') return undefined;
  return keyScope ? `Admins, and their keys with the scope \`${keyScope}\`.` : 'Admins only.';
};

const fateOf = ({ replaced }: ApiOperation): string | undefined =>
  replaced && `Deprecated since ${replaced.since}, answers until ${replaced.until}: ${replaced.by} does the same.`;

const aboutOf = (api: ApiOperation): string | undefined =>
  [callersOf(api), fateOf(api)].filter(Boolean).join(' ') || undefined;

const SECURITY = { anyone: [], customer: [{ bearer: [] }], buyer: [{ bearer: [] }, {}], admin: [{ bearer: [] }] };

const operationOf = (route: ApiRoute, named: Schemas): OpenApi.Operation => {
  const { api } = route;
  const answers = Object.entries(api.answers).map(([status, answer]) => [status, answerOf(answer, named)] as const);
  return {
    summary: api.summary,
    tags: [/^\/(?:api\/)?([^/]+)/.exec(route.url)![1]!],
    description: aboutOf(api),
    deprecated: api.replaced ? true : undefined,
    security: api.keyScope ? [...SECURITY[api.caller], { key: [api.keyScope] }] : SECURITY[api.caller],
    parameters: [
      ...parametersOf(api.params, 'path', named),
      ...parametersOf(api.query, 'query', named),
      ...(api.idempotent ? [IDEMPOTENCY_KEY] : []),
      ...LANGUAGE,
    ],
    requestBody: requestOf(api, named),
    responses: { ...Object.fromEntries(answers), ...refusalsOf(route) },
  };
};

const SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the back office, `mtxa_…`, made in the administration.',
  },
};

/** The OpenAPI 3.1 document of these routes. */
export const describeApi = (routes: readonly ApiRoute[], url: string): OpenApi.Document => {
  const schemas: Schemas = {};
  schemaOf(error, 'output', schemas);
  const paths: OpenApi.Document['paths'] = {};
  for (const route of [...routes].sort((a, b) => a.url.localeCompare(b.url))) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Martyx REST API', version: '1', description: GUIDE },
    servers: [{ url }],
    paths,
    components: { schemas, securitySchemes: SCHEMES },
  };
};

/** Notes every described route that is registered from here on; the list is whole once the server is ready. */
export const collectApiRoutes = (http: FastifyInstance): readonly ApiRoute[] => {
  const routes: ApiRoute[] = [];
  http.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    if (config?.api) for (const one of methods) routes.push({ method: one, url, api: config.api });
  });
  return routes;
};
