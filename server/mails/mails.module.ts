import type { Module } from '../core/module.ts';
import { MailText } from './mail-text.entity.ts';

export const mailsModule: Module = { name: 'mails', entities: [MailText] };
