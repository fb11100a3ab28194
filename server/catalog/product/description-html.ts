import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const require = createRequire(import.meta.url);
/** It brings a reader of CSS with it, and comes with the first description that is saved. */
const loadSanitizer = () => require('sanitize-html') as typeof sanitize;

const ALLOWED = [
  'p',
  'br',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/**
 * Reduces HTML to what a description may hold: text structure and links to https, mailto or the shop itself. Everything
 * else is removed together with scripts, styles, event handlers and other attributes.
 */
export const descriptionHtml = (html: string): string => {
  const sanitizeHtml = loadSanitizer();
  return sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  });
};
