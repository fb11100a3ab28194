import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

const require = createRequire(import.meta.url);
const packageFile = (name: string, file: string) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

const FILES: Record<string, { name: string; file: string; type: string }> = {
  'react.js': { name: 'react-18', file: 'umd/react.production.min.js', type: 'text/javascript' },
  'react-dom.js': { name: 'react-dom-18', file: 'umd/react-dom.production.min.js', type: 'text/javascript' },
  'graphiql.js': { name: 'graphiql', file: 'graphiql.min.js', type: 'text/javascript' },
  'graphiql.css': { name: 'graphiql', file: 'graphiql.min.css', type: 'text/css' },
};

const START = `const fetcher=GraphiQL.createFetcher({url:'/graphql'});
ReactDOM.createRoot(document.getElementById('graphiql')).render(React.createElement(GraphiQL,{fetcher,defaultEditorToolsVisibility:true}));`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Martyx GraphQL</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="/graphiql/graphiql.css"><style>html,body,#graphiql{height:100%;margin:0}</style></head>
<body><div id="graphiql">Loading…</div><script src="/graphiql/react.js"></script><script src="/graphiql/react-dom.js"></script>
<script src="/graphiql/graphiql.js"></script><script src="/graphiql/start.js"></script></body></html>`;

/** GraphiQL for a browser, from files of this installation only. */
export const graphiqlRoutes = (http: FastifyInstance): void => {
  http.get('/graphiql', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:",
      )
      .send(PAGE),
  );
  http.get('/graphiql/start.js', (_request, reply) => reply.type('text/javascript').send(START));
  http.get<{ Params: { file: string } }>('/graphiql/:file', async (request, reply) => {
    const entry = Object.hasOwn(FILES, request.params.file) ? FILES[request.params.file] : undefined;
    if (!entry) throw new AppError(ErrorCode.NOT_FOUND);
    const content = await readFile(packageFile(entry.name, entry.file));
    return reply.type(`${entry.type}; charset=utf-8`).header('cache-control', 'public, max-age=86400').send(content);
  });
};
