import type { Module } from '../core/module.ts';
import { mayManage } from '../core/rules.ts';
import { MailTextsResolver } from './mail-texts.resolver.ts';
import { testMailJob } from './test-mail.job.ts';
import { WaitingMailsResolver } from './waiting-mails.resolver.ts';

const { ORDERS, SETTINGS } = mayManage;

export const adminMailsModule: Module = {
  name: 'admin-mails',
  resolvers: [MailTextsResolver, WaitingMailsResolver],
  rules: {
    Query: { mailTexts: SETTINGS, mailText: SETTINGS, mailTextPreview: SETTINGS, waitingMails: ORDERS },
    Mutation: { setMailText: SETTINGS, resetMailText: SETTINGS, sendTestMail: SETTINGS, sendMailsAgain: ORDERS },
  },
  jobs: [testMailJob],
};
