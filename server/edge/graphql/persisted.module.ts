import type { Module } from '../../core/module.ts';
import { PersistedQuery } from './persisted-query.entity.ts';

export const persistedModule: Module = { name: 'persisted', entities: [PersistedQuery] };
