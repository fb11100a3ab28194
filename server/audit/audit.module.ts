import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { mayManage } from '../core/rules.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditResolver } from './audit.resolver.ts';

const reading = mayManage[Permission.SETTINGS];

export const auditModule: Module = {
  name: 'audit',
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  reads: { now: ['auditLog', 'auditActors'] },
  rules: { Query: { auditLog: reading, auditActors: reading } },
};
