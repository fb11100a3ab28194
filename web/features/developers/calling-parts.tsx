import { useContext } from 'react';
import { useText } from '../../intl/use-text.ts';
import { OriginContext } from '../../lib/head.tsx';
import { CodeBlock } from './code-block.tsx';
import {
  ANSWER,
  client,
  codegenConfig,
  curl,
  GENERATE,
  INSTALL,
  OPERATION,
  persistedFirst,
  persistedThen,
  rest,
} from './examples.ts';
import { PartText } from './part-text.tsx';

export const GraphQLPart = () => {
  const t = useText();
  const origin = useContext(OriginContext);
  return (
    <>
      <PartText id="developers.graphql.text" file="/graphiql" />
      <CodeBlock title="curl" code={curl(origin)} />
      <CodeBlock title={t('developers.graphql.answer')} code={ANSWER} />
      <PartText id="developers.graphql.errors" />
    </>
  );
};

export const ClientPart = () => {
  const t = useText();
  const origin = useContext(OriginContext);
  return (
    <>
      <PartText id="developers.client.text" file="/schema.graphql" />
      <CodeBlock title={t('developers.client.install')} code={INSTALL} />
      <CodeBlock title="codegen.ts" code={codegenConfig(origin)} />
      <CodeBlock title="products.graphql" code={OPERATION} />
      <CodeBlock title="client.ts" code={client(origin)} />
      <CodeBlock title={t('developers.client.run')} code={GENERATE} />
    </>
  );
};

export const PersistedPart = () => {
  const t = useText();
  const origin = useContext(OriginContext);
  return (
    <>
      <PartText id="developers.persisted.text" />
      <CodeBlock title={t('developers.persisted.first')} code={persistedFirst(origin)} />
      <CodeBlock title={t('developers.persisted.then')} code={persistedThen(origin)} />
      <PartText id="developers.persisted.kept" />
    </>
  );
};

export const RestPart = () => {
  const t = useText();
  const origin = useContext(OriginContext);
  return (
    <>
      <PartText id="developers.rest.text" file="/api/docs" />
      <CodeBlock title={t('developers.rest.call')} code={rest(origin)} />
      <p>
        <a className="link" href="/api/openapi.json">
          openapi.json
        </a>
      </p>
    </>
  );
};
