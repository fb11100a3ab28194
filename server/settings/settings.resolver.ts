import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { SettingKey } from './settings-catalogue.ts';
import { SettingView } from './settings.types.ts';
import { changeSetting, settingStates } from './settings.service.ts';

const KEYS = Object.values(SettingKey);

@Resolver(() => SettingView)
export class SettingsResolver {
  @Cost({ size: 100 })
  @Query(() => [SettingView], { description: 'The parts asked for, or all.' })
  settings(
    @Ctx() ctx: Context,
    @Arg('keys', () => [SettingKey], { nullable: true }) keys?: SettingKey[] | null,
  ): Promise<SettingView[]> {
    return settingStates(ctx, keys ?? KEYS);
  }

  @Mutation(() => SettingView, {
    description:
      'Replaces one part of the settings. VERSION_CONFLICT (args.version) when somebody changed it meanwhile, ' +
      'VALIDATION_FAILED (field path → code).',
  })
  updateSettings(
    @Ctx() ctx: Context,
    @Arg('key', () => SettingKey) key: SettingKey,
    @Arg('value', () => GraphQLJSON) value: unknown,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<SettingView> {
    return changeSetting(ctx, { key, value: value ?? {}, expectedVersion });
  }

  @Mutation(() => SettingView, {
    description: 'Back to what is built in. VERSION_CONFLICT and VALIDATION_FAILED as `updateSettings`.',
  })
  resetSetting(
    @Ctx() ctx: Context,
    @Arg('key', () => SettingKey) key: SettingKey,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<SettingView> {
    return changeSetting(ctx, { key, value: null, expectedVersion });
  }
}
