import { Query, Resolver } from 'type-graphql';
import { ErrorCode } from './error-codes.ts';

@Resolver()
export class ErrorCatalogueResolver {
  @Query(() => [ErrorCode], { description: 'Every code that `errors[].extensions.code` can carry.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCode);
  }
}
