import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { anyone, mayManage } from '../core/rules.ts';
import { StoredSetting } from './setting.entity.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { ShopInfoResolver } from './shop-info.resolver.ts';

const mayChange = mayManage[Permission.SETTINGS];

export const settingsModule: Module = {
  name: 'settings',
  entities: [StoredSetting],
  resolvers: [SettingsResolver, ShopInfoResolver],
  reads: { momentOld: ['shopInfo'], now: ['settings'] },
  rules: {
    Query: { shopInfo: anyone, settings: mayChange },
    Mutation: { updateSetting: mayChange, resetSetting: mayChange },
  },
};
