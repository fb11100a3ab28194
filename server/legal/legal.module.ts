import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { anyone, mayManage } from '../core/rules.ts';
import { LegalDraft, LegalVersion } from './legal-version.entity.ts';
import { LegalResolver } from './legal.resolver.ts';

const mayChange = mayManage[Permission.SETTINGS];

export const legalModule: Module = {
  name: 'legal',
  entities: [LegalVersion, LegalDraft],
  resolvers: [LegalResolver],
  reads: { momentOld: ['legalText'], now: ['adminLegalTexts'] },
  rules: {
    Query: { legalText: anyone, adminLegalTexts: mayChange },
    Mutation: {
      saveLegalDraft: mayChange,
      discardLegalDraft: mayChange,
      publishLegalText: mayChange,
      removeLegalVersion: mayChange,
    },
  },
};
