import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Locale } from '../../core/locale.ts';
import { parallelLimit } from '../../core/parallel.ts';
import { inlineSource, LOGO, PLAIN_CSS } from '../../core/http/plain-page.ts';
import { ctxOf } from '../../core/http/rest.ts';
import type { Shop } from '../../core/shop.ts';
import { MINUTE_MS } from '../../core/time.ts';

/** As long as any address that the shop itself writes, with the address to return to in it. */
const LONGEST_ADDRESS = 4000;
/** Pages that are made at the same time; others wait in order, so many and so long at the most. */
const AT_ONCE = 6;
const WAITING = 60;
const WAIT_MS = 1_000;
const RETRY_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = {
  [ErrorCode.RATE_LIMITED]: 60,
  [ErrorCode.SERVICE_UNAVAILABLE]: 5,
};

type Refusal = 'BAD_REQUEST' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE';

const TEXTS: Record<Locale, Record<Refusal | 'home' | 'again', string>> = {
  en: {
    BAD_REQUEST: 'This address is too long.',
    RATE_LIMITED: 'Too many pages were opened from your network. Please try again in a minute.',
    SERVICE_UNAVAILABLE: 'The shop cannot answer right now. Please try again in a few seconds.',
    home: 'Home page',
    again: 'Try again',
  },
  sk: {
    BAD_REQUEST: 'Táto adresa je príliš dlhá.',
    RATE_LIMITED: 'Z vašej siete sa otvorilo priveľa stránok. Skúste to znova o minútu.',
    SERVICE_UNAVAILABLE: 'Obchod práve nemôže odpovedať. Skúste to znova o pár sekúnd.',
    home: 'Domovská stránka',
    again: 'Skúsiť znovu',
  },
  de: {
    BAD_REQUEST: 'Diese Adresse ist zu lang.',
    RATE_LIMITED: 'Aus Ihrem Netz wurden zu viele Seiten geöffnet. Bitte versuchen Sie es in einer Minute erneut.',
    SERVICE_UNAVAILABLE: 'Der Shop kann gerade nicht antworten. Bitte versuchen Sie es in einigen Sekunden erneut.',
    home: 'Startseite',
    again: 'Erneut versuchen',
  },
};

const CSS = `${PLAIN_CSS}
main>div{display:grid;gap:16px;justify-items:start;max-width:34rem}
h1{font-size:1.375rem;font-weight:500;line-height:1.3}
svg{width:46px}
.sig{stroke:var(--signal)}
a{color:inherit}
.btn{display:inline-flex;align-items:center;color:var(--on-ink);text-decoration:none}`;
const POLICY = `default-src 'none'; style-src ${inlineSource(CSS)}; base-uri 'none'; frame-ancestors 'none'`;

/** A page without scripts in the visitor's language: why none was made, when to ask again, and a way to do so. */
export const sendPageRefusal = (reply: FastifyReply, locale: Locale, error: AppError): FastifyReply => {
  const texts = TEXTS[locale];
  const why = texts[error.code as Refusal];
  const seconds = RETRY_SECONDS[error.code];
  const home = `<a href="/">${texts.home}</a>`;
  // An empty address is that of the page itself.
  const way = error.code === ErrorCode.SERVICE_UNAVAILABLE ? `<a class="btn" href="">${texts.again}</a>` : home;
  if (seconds) reply.header('retry-after', String(seconds));
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${why} · Martyx</title>` +
        `<style>${CSS}</style></head><body><main><div>${LOGO}<h1>${why}</h1>${way}</div></main></body></html>`,
    );
};

/** Whether a refusal is one of those that have a page here. */
export const isPageRefusal = ({ code }: AppError): boolean => Object.hasOwn(TEXTS.en, code);

export interface PageLimits {
  /** Throws BAD_REQUEST for an address that is longer than the shop writes any. */
  checkAddress(url: string): void;
  /** Makes a page in its turn. Throws RATE_LIMITED past the budget of the caller's network, SERVICE_UNAVAILABLE at once where it would wait too long. */
  make<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

/** Bounds what the making of pages may cost: a caller's network has `PAGE_BUDGET` pages in a minute, of all processes together. */
export const createPageLimits = ({ budgets, config }: Shop, now?: () => number): PageLimits => {
  const inTurn = parallelLimit(AT_ONCE, { mostWaiting: WAITING, mostWaitMs: WAIT_MS, now });
  const budget = budgets('page', config.pageBudget, MINUTE_MS);
  return {
    checkAddress: (url) => {
      if (url.length > LONGEST_ADDRESS) throw new AppError(ErrorCode.BAD_REQUEST);
    },
    make: async (request, work) => {
      const { client, shop } = ctxOf(request);
      inTurn.refuseIfFull();
      const { taken } = await budget.take(client.network, 1, shop.clock.now());
      if (!taken) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 });
      return inTurn(work);
    },
  };
};
