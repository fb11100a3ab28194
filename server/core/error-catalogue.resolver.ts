import { Query, Resolver } from 'type-graphql';
import { ErrorCode } from './error-codes.ts';
import { Cost } from './field-cost.ts';

@Resolver()
export class ErrorCatalogueResolver {
  @Cost({ size: 200 })
  @Query(() => [ErrorCode], { description: 'Every code that `errors[].extensions.code` can carry.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCode);
  }
}
