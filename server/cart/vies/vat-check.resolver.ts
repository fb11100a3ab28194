import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { checkVatNumber } from './vat-check.service.ts';
import { CheckVatNumberInput, VatNumberCheck, VatNumberState } from './vat-check.types.ts';

@Resolver()
export class VatCheckResolver {
  @Mutation(() => VatNumberCheck, {
    description:
      'Asks VIES for the VAT number of a company, unless it did within a day. By a valid one of another member state a cart ' +
      'and an order bear no VAT: see `CartQuote.withoutVat`. RATE_LIMITED (args.minutes).',
  })
  async checkVatNumber(
    @Ctx() ctx: Context,
    @Arg('input', () => CheckVatNumberInput) { vatNumber }: CheckVatNumberInput,
  ): Promise<VatNumberCheck> {
    const outcome = await checkVatNumber(ctx, vatNumber);
    if (typeof outcome === 'string') return { vatNumber, state: VatNumberState[outcome], companyName: null };
    const state = outcome.valid ? VatNumberState.VALID : VatNumberState.INVALID;
    return { vatNumber: outcome.number, state, companyName: outcome.name };
  }
}
