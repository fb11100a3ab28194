import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isLocale, type Locale } from '../../core/locale.ts';
import { inlineSource, LOGO, PLAIN_CSS } from '../../core/http/plain-page.ts';
import { ctxOf } from '../../core/http/rest.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface Texts {
  readonly expired: Words;
  readonly refused: Words;
  readonly unknown: Words;
  readonly downloads: string;
  readonly guests: string;
  readonly contact: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    expired: {
      title: 'This link has expired',
      text: 'A link to a file works for 15 minutes. Your files are still there: your downloads have a new link.',
    },
    refused: {
      title: 'These files can no longer be downloaded',
      text: 'The purchase was refunded, or the files were withdrawn. If that is a mistake, write to us.',
    },
    unknown: {
      title: 'There is no file at this link',
      text: 'The address is incomplete or was changed. Your downloads have a new link.',
    },
    downloads: 'My downloads',
    guests: 'Bought without an account? Open the order by the link in its e-mail.',
    contact: 'Write to us',
  },
  sk: {
    expired: {
      title: 'Platnosť odkazu vypršala',
      text: 'Odkaz na súbor platí 15 minút. O súbory ste neprišli: nový odkaz nájdete medzi svojimi súbormi na stiahnutie.',
    },
    refused: {
      title: 'Tieto súbory sa už nedajú stiahnuť',
      text: 'Peniaze za nákup sme vrátili alebo sme súbory odobrali. Ak ide o omyl, napíšte nám.',
    },
    unknown: {
      title: 'Na tomto odkaze nie je žiadny súbor',
      text: 'Adresa je neúplná alebo ju niekto zmenil. Nový odkaz nájdete medzi svojimi súbormi na stiahnutie.',
    },
    downloads: 'Moje súbory',
    guests: 'Nakúpili ste bez účtu? Otvorte objednávku odkazom z e-mailu.',
    contact: 'Napísať nám',
  },
  de: {
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Ein Link zu einer Datei gilt 15 Minuten. Ihre Dateien sind noch da: Einen neuen Link finden Sie bei Ihren Downloads.',
    },
    refused: {
      title: 'Diese Dateien lassen sich nicht mehr laden',
      text: 'Der Kauf wurde erstattet, oder die Dateien wurden zurückgezogen. Wenn das ein Irrtum ist, schreiben Sie uns.',
    },
    unknown: {
      title: 'Unter diesem Link gibt es keine Datei',
      text: 'Die Adresse ist unvollständig oder wurde verändert. Einen neuen Link finden Sie bei Ihren Downloads.',
    },
    downloads: 'Meine Downloads',
    guests: 'Ohne Konto gekauft? Öffnen Sie die Bestellung über den Link in der E-Mail.',
    contact: 'Schreiben Sie uns',
  },
};

const CSS = `${PLAIN_CSS}
article{display:grid;gap:20px;justify-items:start;width:min(480px,100%)}
h1{font-weight:600;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
a{color:inherit}
.home{display:flex;align-items:center;min-height:44px}
.home svg{width:46px;height:26px}
.sig{stroke:var(--signal)}
.btn{display:inline-flex;align-items:center;text-decoration:none;color:var(--on-ink)}`;

const CSP = `default-src 'none'; style-src ${inlineSource(CSS)}; base-uri 'none'; frame-ancestors 'none'`;

const WORDS_OF: Partial<Record<ErrorCode, 'expired' | 'refused' | 'unknown'>> = {
  [ErrorCode.DOWNLOAD_LINK_EXPIRED]: 'expired',
  [ErrorCode.DOWNLOAD_NOT_ALLOWED]: 'refused',
  [ErrorCode.FILE_NOT_AVAILABLE]: 'unknown',
};

const page = (locale: Locale, why: 'expired' | 'refused' | 'unknown'): string => {
  const texts = TEXTS[locale];
  const { title, text } = texts[why];
  const way =
    why === 'refused'
      ? `<a class="btn" href="/contact?lang=${locale}">${texts.contact}</a>`
      : `<a class="btn" href="/account/downloads?lang=${locale}">${texts.downloads}</a><p class="muted">${texts.guests}</p>`;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} · Martyx</title><style>${CSS}</style></head><body><main><article>` +
    `<a class="home" href="/?lang=${locale}" aria-label="Martyx">${LOGO}</a>` +
    `<h1>${title}</h1><p>${text}</p>${way}</article></main></body></html>`
  );
};

/** As the visitor chose it in the shop, else as the browser asks. */
const localeOf = (request: FastifyRequest): Locale => {
  const chosen = /(?:^|;\s*)martyx_language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return isLocale(chosen) ? chosen : ctxOf(request).locale;
};

/** Whom a link does not serve: a person in a browser reads why and where a new one is. Throws the error on for all others. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const why = error instanceof AppError ? WORDS_OF[error.code] : undefined;
  const isRead = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  if (!(error instanceof AppError) || !why || !isRead) throw error;
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', vary: 'accept, accept-language, cookie', 'content-security-policy': CSP })
    .type('text/html; charset=utf-8')
    .send(page(localeOf(request), why));
};
