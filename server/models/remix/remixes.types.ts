import { Field, ObjectType } from 'type-graphql';
import { AdminProductRow } from '../../catalog/admin/admin-products.types.ts';
import { ProductView } from '../../catalog/catalog.types.ts';

@ObjectType({ description: 'What a model was made from.', simpleResolvers: true })
export class RemixOrigin {
  @Field(() => ProductView, { description: 'Which is on sale.' })
  product: ProductView;

  @Field(() => String, { description: 'Number of the version of its files.' })
  version: string;
}

@ObjectType({ description: 'What a model was made from, for admins: on sale or not.', simpleResolvers: true })
export class AdminRemixOrigin {
  @Field(() => AdminProductRow, { description: 'On sale or not.' })
  product: AdminProductRow;

  @Field(() => String, { description: 'Number of the version of its files.' })
  version: string;
}
