import type { Module } from '../../core/module.ts';
import { mayManage } from '../../core/rules.ts';
import { MailAside } from './mail-aside.entity.ts';
import { MailTextsResolver } from './mail-texts.resolver.ts';
import { sweepMailsJob } from './sweeping-mails.job.ts';
import { testMailJob } from './test-mail.job.ts';
import { WaitingMailsResolver } from './waiting-mails.resolver.ts';

const { ORDERS, SETTINGS } = mayManage;

export const adminMailsModule: Module = {
  name: 'admin-mails',
  entities: [MailAside],
  resolvers: [MailTextsResolver, WaitingMailsResolver],
  reads: { now: ['mailTexts', 'mailText', 'mailTextPreview', 'waitingMails'] },
  rules: {
    Query: { mailTexts: SETTINGS, mailText: SETTINGS, mailTextPreview: SETTINGS, waitingMails: ORDERS },
    Mutation: {
      setMailText: SETTINGS,
      resetMailText: SETTINGS,
      sendTestMail: SETTINGS,
      sendMailsAgain: ORDERS,
      setMailsAside: ORDERS,
      bringMailsBack: ORDERS,
    },
  },
  jobs: [testMailJob, sweepMailsJob],
};
