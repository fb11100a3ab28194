import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { SettingValue } from './setting-values.types.ts';
import { SettingKey } from './settings-catalogue.ts';
import { SettingView } from './settings.types.ts';
import { changeSetting, givenSetting, settingStates, type SettingState } from './settings.service.ts';

const KEYS = Object.values(SettingKey);

/** The value stands under the name of its part. */
const viewOf = ({ name, value, builtIn, ...state }: SettingState): SettingView => ({
  ...state,
  value: { [name]: value },
  builtIn: { [name]: builtIn },
});

@Resolver(() => SettingView)
export class SettingsResolver {
  @Cost({ size: KEYS.length })
  @Query(() => [SettingView], { description: 'The parts asked for, or all.' })
  async settings(
    @Ctx() ctx: Context,
    @Arg('keys', () => [SettingKey], { nullable: true }) keys?: SettingKey[] | null,
  ): Promise<SettingView[]> {
    return (await settingStates(ctx, keys ?? KEYS)).map(viewOf);
  }

  @Mutation(() => SettingView, {
    description:
      'Replaces one part of the settings. VERSION_CONFLICT (args.version) when somebody changed it meanwhile, ' +
      'VALIDATION_FAILED (field path → code).',
  })
  async updateSetting(
    @Ctx() ctx: Context,
    @Arg('value', () => SettingValue, { description: 'Exactly one part.' }) value: SettingValue,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<SettingView> {
    return viewOf(await changeSetting(ctx, { ...givenSetting(value), expectedVersion }));
  }

  @Mutation(() => SettingView, {
    description: 'Back to what is built in. VERSION_CONFLICT and VALIDATION_FAILED as `updateSetting`.',
  })
  async resetSetting(
    @Ctx() ctx: Context,
    @Arg('key', () => SettingKey) key: SettingKey,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<SettingView> {
    return viewOf(await changeSetting(ctx, { key, value: null, expectedVersion }));
  }
}
