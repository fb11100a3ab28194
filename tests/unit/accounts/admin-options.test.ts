import { describe, expect, it } from 'vitest';
import { readAdminOptions } from '../../../server/commands/create-admin-options.ts';

describe('what the operator types to make an admin', () => {
  it('is an address, with or without the removal of the second factor', () => {
    expect(readAdminOptions(['a@b.sk'])).toEqual({ email: 'a@b.sk', removeSecondFactor: false });
    for (const words of [
      ['a@b.sk', '--remove-second-factor'],
      ['--remove-second-factor', 'a@b.sk'],
    ])
      expect(readAdminOptions(words)).toEqual({ email: 'a@b.sk', removeSecondFactor: true });
  });

  it.each([
    [[]],
    [['']],
    [['--remove-second-factor']],
    [['a@b.sk', '--remove']],
    [['--force', 'a@b.sk']],
    [['a', 'b']],
  ])('is answered with the usage when it is %j', (words) =>
    expect(() => readAdminOptions(words)).toThrow('npm run admin:create -- name@example.com'),
  );
});
