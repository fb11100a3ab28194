import * as z from 'zod';
import { inEachLanguage, line, paragraph } from '../core/checks.ts';
import type { Locale } from '../core/locale.ts';
import { defineSetting } from './setting.ts';
import type { Words } from './shipping.setting.ts';

/** What the footer claims of the shop, as the seller states it. */
export interface FooterSetting {
  readonly models: string;
  readonly customers: string;
}

export const footerSetting = defineSetting<FooterSetting>({
  key: 'FOOTER',
  schema: z.strictObject({ models: line({ max: 20 }), customers: line({ max: 20 }) }),
  builtIn: { models: '500+', customers: '10 000+' },
});

export const NOTICE_KINDS = ['INFO', 'WARNING'] as const;
export type NoticeKindName = (typeof NOTICE_KINDS)[number];

/** Words above every page of the storefront, for a time. */
export interface NoticeSetting {
  readonly active: boolean;
  readonly kind: NoticeKindName;
  readonly text: Words;
  /** Moments, ISO 8601 in UTC; null: at once, until it is switched off. */
  readonly from: string | null;
  readonly until: string | null;
}

const moment = z.iso.datetime({ offset: true, error: 'INVALID' }).nullable();

export const noticeSetting = defineSetting<NoticeSetting>({
  key: 'NOTICE',
  schema: z
    .strictObject({
      active: z.boolean('INVALID'),
      kind: z.enum(NOTICE_KINDS, 'INVALID'),
      text: inEachLanguage(paragraph({ max: 240, required: false })),
      from: moment,
      until: moment,
    })
    .superRefine(({ active, text, from, until }, issues) => {
      for (const [locale, words] of Object.entries(text)) {
        if (active && !words) issues.addIssue({ code: 'custom', path: ['text', locale], message: 'REQUIRED' });
      }
      if (from && until && Date.parse(until) <= Date.parse(from)) {
        issues.addIssue({ code: 'custom', path: ['until'], message: 'TOO_LOW' });
      }
    }),
  builtIn: { active: false, kind: 'INFO', text: { en: '', sk: '', de: '' }, from: null, until: null },
});

/** Whether the notice stands on the pages at this moment. */
export const noticeIsShown = ({ active, from, until }: NoticeSetting, now: Date): boolean =>
  active && (!from || Date.parse(from) <= now.getTime()) && (!until || now.getTime() < Date.parse(until));

/** Whether orders can be placed. Those placed already can be paid either way. */
export interface OrderingSetting {
  readonly closed: boolean;
}

export const orderingSetting = defineSetting<OrderingSetting>({
  key: 'ORDERING',
  schema: z.strictObject({ closed: z.boolean('INVALID') }),
  builtIn: { closed: false },
});

/** A picture of the shop, sent before. Sizes in px. */
export interface NoticePicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The harmonised notice on the legal guarantee of conformity, by language: the Commission's own files, which nobody may
 * draw anew (Directive 2011/83/EU art. 22a, Regulation (EU) 2025/1960).
 */
export interface GuaranteeSetting {
  readonly notice: Readonly<Record<Locale, NoticePicture | null>>;
}

const side = z.number('INVALID').int('INVALID').min(1, 'TOO_LOW').max(20_000, 'TOO_HIGH');
const picture = z.strictObject({
  key: z.string('INVALID').regex(/^[0-9a-f]{64}\.webp$/, 'INVALID'),
  width: side,
  height: side,
});

export const guaranteeSetting = defineSetting<GuaranteeSetting>({
  key: 'GUARANTEE',
  schema: z.strictObject({ notice: inEachLanguage(picture.nullable()) }),
  builtIn: { notice: { en: null, sk: null, de: null } },
});
