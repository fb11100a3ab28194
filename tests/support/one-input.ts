/** What stands in `input` and beside it, as the one input of a mutation. */
export const oneInput = ({ input, ...others }: { input?: object } & Record<string, unknown>): Record<string, unknown> =>
  input ? { input: { ...others, ...input } } : others;
