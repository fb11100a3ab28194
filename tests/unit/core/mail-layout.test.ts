import { expect, test } from 'vitest';
import { mailLayout, type MailBlock } from '../../../server/core/mail-layout.ts';

const layout = (...blocks: MailBlock[]) =>
  mailLayout({ locale: 'en', title: 'Title', preview: 'Preview', blocks, footer: ['Seller & Co.'] });

test('every text is escaped, wherever it stands', () => {
  const evil = `<script>"'&`;
  const { html, text } = layout(
    { kind: 'heading', text: evil },
    { kind: 'paragraph', text: evil },
    { kind: 'small', text: evil },
    { kind: 'list', items: [evil] },
    { kind: 'rows', rows: [{ label: evil, detail: evil, value: evil }] },
    { kind: 'action', label: evil, url: 'https://martyx.example/?a="><script>' },
  );
  expect(html).not.toContain('<script');
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(9);
  expect(html).toContain('Seller &amp; Co.');
  expect(text).toContain(evil);
});

test('nothing is loaded from outside', () => {
  const { html } = layout({ kind: 'paragraph', text: 'x' });
  expect(html).not.toMatch(/src=|url\(|<link|<img|@import/);
});

test('links lead to http only', () => {
  expect(() => layout({ kind: 'action', label: 'x', url: 'javascript:alert(1)' })).toThrow(TypeError);
});

test('the plain text says the same: rows with their values, steps numbered, the link on its own line', () => {
  const { text } = layout(
    { kind: 'rows', rows: [{ label: 'Kit', detail: '1 × €5.00', value: '€5.00' }] },
    { kind: 'list', items: ['Open', 'Print'] },
    { kind: 'action', label: 'Open it', url: 'https://martyx.example/order/1' },
  );
  expect(text).toContain('Kit: €5.00\n   1 × €5.00\n\n1. Open\n2. Print\n\nOpen it:\nhttps://martyx.example/order/1\n');
});
