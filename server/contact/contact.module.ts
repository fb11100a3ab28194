import type { Module } from '../core/module.ts';
import { anyone } from '../core/rules.ts';
import { contactMailJob } from './contact-mail.job.ts';
import { ContactResolver } from './contact.resolver.ts';

export const contactModule: Module = {
  name: 'contact',
  resolvers: [ContactResolver],
  rules: { Mutation: { sendMessage: anyone } },
  jobs: [contactMailJob],
};
