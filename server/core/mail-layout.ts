import type { Locale } from './locale.ts';

/** Rows of a table: the last cell is a number, or text that `wraps`; `strong` marks the total. */
export interface MailRow {
  label: string;
  detail?: string;
  value: string;
  wraps?: boolean;
  strong?: boolean;
}

/** What a mail may hold. Every text is plain: the layout escapes it. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  /** `links`: addresses within the text that lead somewhere. */
  | { kind: 'paragraph' | 'small'; text: string; links?: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly MailRow[] }
  | { kind: 'action'; label: string; url: string }
  /** An attachment of the mail, by its `cid`. `side`: of its square, px. */
  | { kind: 'picture'; cid: string; caption: string; side: number };

export interface MailContent {
  locale: Locale;
  title: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** Sender's facts, one line each. */
  footer: readonly string[];
}

const INK = '#1b1e1d';
const INK_2 = '#474c4a';
const LINE = '#d5d2c9';
const SANS = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Arial,sans-serif";
const MONO = "ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace";

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an HTML body or a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

const safeUrl = (url: string): string => {
  if (!/^https?:\/\//.test(url)) throw new TypeError('a mail links to http(s) only');
  return escapeHtml(url);
};

const linked = (text: string, [url, ...rest]: readonly string[]): string => {
  if (url === undefined) return escapeHtml(text);
  const anchor = `<a href="${safeUrl(url)}" style="color:${INK}">${escapeHtml(url)}</a>`;
  return text
    .split(url)
    .map((part) => linked(part, rest))
    .join(anchor);
};

const lines = (text: string, links: readonly string[] = []): string =>
  linked(
    text,
    [...links].sort((a, b) => b.length - a.length),
  ).replaceAll('\n', '<br>');

const rowHtml = ({ label, detail, value, wraps, strong }: MailRow): string => {
  const cell = `padding:10px 0;border-top:1px solid ${strong ? INK : LINE};vertical-align:top`;
  const weight = strong ? ';font-weight:600' : '';
  const breaks = wraps ? 'overflow-wrap:anywhere' : 'white-space:nowrap';
  const second = detail ? `<br><span style="color:${INK_2};font:12px/18px ${MONO}">${escapeHtml(detail)}</span>` : '';
  return (
    `<tr><td style="${cell}${weight}">${escapeHtml(label)}${second}</td>` +
    `<td align="right" style="${cell};padding-left:16px;${breaks};font:14px/24px ${MONO}${weight}">` +
    `${escapeHtml(value)}</td></tr>`
  );
};

const blockHtml = (block: MailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:32px 0 8px;padding-top:16px;border-top:1px solid ${INK};font:600 18px/24px ${SANS}">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin:0 0 14px;overflow-wrap:anywhere">${lines(block.text, block.links)}</p>`;
    case 'small':
      return `<p style="margin:0 0 12px;color:${INK_2};font:13px/20px ${SANS};overflow-wrap:anywhere">${lines(block.text, block.links)}</p>`;
    case 'list':
      return `<ol style="margin:0 0 14px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ol>`;
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font:15px/24px ${SANS}">${block.rows.map(rowHtml).join('')}</table>`;
    case 'picture':
      return `<p style="margin:0 0 20px;color:${INK_2};font:13px/20px ${SANS}"><img src="cid:${escapeHtml(block.cid)}" width="${block.side}" height="${block.side}" alt="${escapeHtml(block.caption)}" style="display:block;margin:0 0 6px;background:#fff">${escapeHtml(block.caption)}</p>`;
    case 'action':
      return `<p style="margin:20px 0 24px"><a href="${safeUrl(block.url)}" style="display:inline-block;padding:13px 22px;border-radius:2px;background:${INK};color:#fbfaf7;font:600 15px/22px ${SANS};text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
};

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `\n${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'list':
      return block.items.map((item, i) => `${i + 1}. ${item}`).join('\n');
    case 'rows':
      return block.rows
        .map(({ label, detail, value }) => `${label}: ${value}${detail ? `\n   ${detail}` : ''}`)
        .join('\n');
    case 'picture':
      return '';
    case 'action':
      return `${block.label}:\n${block.url}`;
    default:
      return block.text;
  }
};

const documentOf = ({ locale, title, preview, blocks, footer }: MailContent): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">' +
  `<title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;padding:0;background:#f4f3ee;color:${INK};font:15px/24px ${SANS}">` +
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f3ee"><tr>' +
  '<td align="center" style="padding:24px 12px">' +
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ' +
  `style="max-width:600px;background:#fbfaf7;border:1px solid ${LINE}"><tr><td style="padding:28px 28px 20px">` +
  `<p style="margin:0 0 24px;font:600 17px/20px ${SANS};letter-spacing:-0.01em">Martyx</p>` +
  `<h1 style="margin:0 0 16px;font:600 26px/32px ${SANS};letter-spacing:-0.018em">${escapeHtml(title)}</h1>` +
  `${blocks.map(blockHtml).join('')}</td></tr>` +
  `<tr><td style="padding:16px 28px 22px;border-top:1px solid ${LINE};color:${INK_2};font:12px/18px ${SANS}">` +
  `${footer.map(escapeHtml).join('<br>')}</td></tr></table></td></tr></table></body></html>`;

const textOf = ({ title, blocks, footer }: MailContent): string =>
  [title, '='.repeat([...title].length), '', ...blocks.flatMap((block) => [blockText(block), '']), '-- ', ...footer]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** One content, two bodies. Nothing is loaded from outside; colours and widths are inline because mail clients drop style sheets. */
export const mailLayout = (content: MailContent): { html: string; text: string } => ({
  html: documentOf(content),
  text: `${textOf(content)}\n`,
});
