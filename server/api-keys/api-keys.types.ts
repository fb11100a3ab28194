import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { upTo } from '../core/checks.ts';
import { MostItems } from '../core/most-items.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiScope } from './scopes.ts';

registerEnumType(ApiScope, {
  name: 'ApiScope',
  description: 'What a personal API key may read. Nothing else is open to it, and no mutation.',
  valuesConfig: {
    READ_CATALOGUE: { description: 'read:catalogue: products, categories, printers, countries, search.' },
    READ_ORDERS: {
      description:
        'read:orders: `order` and `me { id orders }` of its owner, with invoices and links to bought files that die after 15 minutes and with the key. No payments.',
    },
  },
});

@InputType({ description: 'A key as it is to be.' })
export class ApiKeyInput {
  @Field(() => String, { description: 'What it is for; 1 to 50 characters.' })
  @Checked(upTo(1000))
  name: string;

  @Field(() => [ApiScope], { description: 'One or more.' })
  @MostItems(10)
  scopes: ApiScope[];
}

@ObjectType({ description: 'A key with its secret, told this once.', simpleResolvers: true })
export class CreatedApiKey {
  @Field(() => ApiKey, { description: 'The key, without its secret.' })
  key: ApiKey;

  @Field(() => String, { description: 'For the header `Authorization: Bearer mtx_…` at `/graphql`.' })
  secret: string;
}
