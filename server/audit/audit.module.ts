import type { Module } from '../core/module.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export const auditModule: Module = { name: 'audit', entities: [AuditEntry] };
