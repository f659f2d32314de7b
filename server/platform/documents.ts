import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BRAND } from '#contract/brand.ts';
import { type ConciergeHours, hoursText } from '#contract/concierge-hours.ts';
import { supportText } from '#contract/contacts.ts';
import { formatFunds, FUNDS_STAND_IN, type FundsTerms, fundsText } from '#contract/core/funds.ts';
import { formatPrices, type ListPrices, priceWords } from '#contract/core/list-prices.ts';
import { DOCUMENT_HEADER } from '#contract/device-copy.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { type Language, LANGUAGES } from '#contract/text/language.ts';
import { PATH_PREFIXES, splitPath } from '#contract/text/paths.ts';
import { isPaymentPath } from '#contract/payment-scripts.ts';
import type { ImageryConfig, PaymentsConfig, TwilioConfig } from './config-services.ts';
import { CARD_FORM_PERMISSIONS, documentCsp, NO_TRACKERS, type Trackers } from './csp.ts';
import {
  chooseDocument,
  escapeHtml,
  fillIn,
  type Documents,
  type OwnDocuments,
  type Page,
} from './document-choice.ts';
import { AppError } from './errors.ts';
import { say } from './say.ts';

/** Written by the web build: the prerendered pages and their files, and the paths of the signed-in app. */
const Index = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      file: z.string(),
      demoFile: z.string().optional(),
      isIndexed: z.boolean(),
      fill: z.array(z.string()),
      variants: z.array(z.object({ query: z.string(), file: z.string() })),
    }),
  ),
  memberPaths: z.array(z.string()),
  demoPaths: z.array(z.string()),
  /** By language and path: the files of a member page that are worth asking for early. */
  pageScripts: z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.array(z.string()))).default({}),
});

type Facts = {
  demo: boolean;
  origin: string;
  payments: PaymentsConfig;
  smtpUrl: string | undefined;
  twilio?: TwilioConfig | undefined;
  imagery?: ImageryConfig | undefined;
  supportEmail: string;
  conciergePhone: string;
  conciergeHours: ConciergeHours;
  funds: FundsTerms;
};

/** What is real even in a demo: cards that are charged (no test keys), email and texts that are sent. */
const realOf = ({ payments, smtpUrl, twilio }: Facts): string =>
  [
    payments.provider === 'stripe' && !payments.secretKey.includes('_test_') && 'cards',
    smtpUrl && 'mail',
    twilio && 'texts',
  ]
    .filter(Boolean)
    .join(' ');

/** Documents are in a folder like their addresses: faq.html, es/faq.html. */
const languageOf = (file: string): Language => splitPath(`/${file}`).language;

/** Reads the documents and fills in what only the running server knows. */
export async function loadDocuments(webDir: string, facts: Facts): Promise<Documents> {
  const read = async (file: string) =>
    (await readFile(path.join(webDir, 'pages', file), 'utf8'))
      .replaceAll('__APP_MODE__', facts.demo ? 'demo' : 'live')
      .replaceAll('__REAL__', realOf(facts))
      .replaceAll('__IMAGERY__', () => escapeHtml(facts.imagery?.tilesUrl ?? ''))
      .replaceAll('__IMAGERY_BY__', () => escapeHtml(facts.imagery?.attribution ?? ''))
      .replaceAll(BRAND.supportEmail, () => escapeHtml(facts.supportEmail))
      .replaceAll(BRAND.conciergePhone, () => escapeHtml(facts.conciergePhone))
      .replaceAll(BRAND.conciergeHours, () => escapeHtml(hoursText(facts.conciergeHours, languageOf(file))))
      .replaceAll(BRAND.conciergeSupport, () =>
        escapeHtml(supportText(facts.conciergeHours, languageOf(file))),
      )
      .replaceAll('__FUNDS__', formatFunds(facts.funds))
      .replaceAll(FUNDS_STAND_IN, () =>
        escapeHtml(fundsText(facts.funds, messagesIn(languageOf(file)).funds)),
      )
      .replaceAll('__ORIGIN__', facts.origin);
  const index = Index.parse(JSON.parse(await readFile(path.join(webDir, 'documents.json'), 'utf8')));
  const pages = await Promise.all(
    index.pages.map(
      async ({ path: at, file, demoFile, isIndexed, fill, variants }): Promise<[string, Page]> => {
        const made = variants.map(async (v) => ({
          query: [...new URLSearchParams(v.query)],
          html: await read(v.file),
        }));
        const html = await read((facts.demo && demoFile) || file);
        return [at, { html, isIndexed, fill, variants: await Promise.all(made) }];
      },
    ),
  );
  const own = async (language: Language): Promise<OwnDocuments> => {
    const folder = PATH_PREFIXES[language].slice(1);
    const file = (name: string) => read(path.join(folder, name));
    const scripts = Object.entries(index.pageScripts[language] ?? {}).map(([at, files]) => [
      at,
      files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}" />`).join(''),
    ]);
    return {
      app: await file('app.html'),
      pageScripts: Object.fromEntries(scripts) as Record<string, string>,
      blank: await file('blank.html'),
      plain: await file('plain.html'),
    };
  };
  return {
    pages: new Map(pages),
    memberPaths: index.memberPaths,
    demoPaths: index.demoPaths,
    in: { en: await own('en'), es: await own('es') },
  };
}

/** A member's language, and the time zone of their home; none without a home. */
export type Reader = { language: Language; timeZone: string | null };

type Sent = {
  https: boolean;
  trackers: Trackers;
  texts?: Readonly<Record<string, string>>;
  /** May contain Stripe's form. */
  cardForm?: boolean;
  /** May load aerial images from there. */
  imagery?: ImageryConfig | undefined;
};

/** Sends a document with its own policy and nonce. It names only the trackers that it may use. */
export function sendDocument(reply: FastifyReply, html: string, sent: Sent): FastifyReply {
  const { https, trackers, texts, cardForm = false } = sent;
  const imagery = sent.imagery && new URL(sent.imagery.tilesUrl).origin;
  // Global Privacy Control: the browser opts out of sharing with third parties.
  const allowed = reply.request.headers['sec-gpc'] === '1' ? NO_TRACKERS : trackers;
  const nonce = randomBytes(18).toString('base64');
  if (cardForm) reply.header('permissions-policy', CARD_FORM_PERMISSIONS);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', documentCsp(nonce, https, { trackers: allowed, cardForm, imagery }))
    .header('vary', 'Cookie, Sec-GPC')
    .send(
      fillIn(html, {
        ...texts,
        CSP_NONCE: nonce,
        ANALYTICS_ID: allowed.analyticsId ?? '',
        AD_PIXEL_ID: allowed.adPixelId ?? '',
        CARD_FORM: cardForm ? 'stripe' : '',
      }),
    );
}

/**
 * Serves the web app's documents. A route, not a not-found handler, because compression and rate limits hook
 * routes only. Registered last, so anything more specific wins.
 */
export function registerDocuments(
  app: FastifyInstance,
  docs: Documents,
  options: Sent & {
    demo: boolean;
    payments: Pick<PaymentsConfig, 'provider'>;
    /** Who is signed in, and where they live; null for a visitor. */
    reader: (req: FastifyRequest, reply: FastifyReply) => Promise<Reader | null>;
    /** What a member's document shows before any script, as HTML. */
    firstStatus: (req: FastifyRequest, reply: FastifyReply, path: string) => Promise<string>;
    /** What a new member pays now: a price change takes effect while the server runs. */
    prices: () => Promise<ListPrices>;
  },
): void {
  app.get('/*', async (req, reply) => {
    const end = req.url.includes('?') ? req.url.indexOf('?') : req.url.length;
    const at = req.url.slice(0, end).replace(/(?<=.)\/+$/, '');
    // A page for people; a plain response for a script that misses its file or call.
    const isForPeople = req.headers.accept?.includes('text/html') ?? false;
    if (/^\/(api|assets)\//.test(at) || (/\.\w+$/.test(at) && !isForPeople))
      throw new AppError('not_found', say().platformErrors.nothingHere);
    const reader = await options.reader(req, reply);
    const isSignedIn = reader !== null;
    const asked = splitPath(at);
    // A member's app has no language in its addresses: it speaks the language of the account.
    if (isSignedIn && asked.path !== at) return reply.redirect(asked.path + req.url.slice(end));
    const { html, texts, status, isIndexed } = chooseDocument(docs, {
      path: at,
      query: new URLSearchParams(req.url.slice(end)),
      memberLanguage: reader?.language ?? null,
      demo: options.demo,
    });
    // A member's document has the home's evacuation status. Only the service worker keeps it, and it forgets with log-out.
    reply.code(status).header('cache-control', isSignedIn ? 'no-store' : 'private, no-cache');
    if (!isIndexed) reply.header('x-robots-tag', 'noindex');
    // Pages hidden from search engines are private: they are opened by a link with a secret.
    const trackers = isSignedIn || !isIndexed ? NO_TRACKERS : options.trackers;
    // The card provider's script runs only where a member enters a card.
    const cardForm = isSignedIn && options.payments.provider === 'stripe' && isPaymentPath(at);
    // A device caches a member's document; one with the provider's script isn't cached.
    reply.header(DOCUMENT_HEADER, cardForm ? 'card-form' : isSignedIn ? 'member' : 'visitor');
    const prices = await options.prices();
    const first = isSignedIn ? await options.firstStatus(req, reply, at) : '';
    return sendDocument(reply, html, {
      https: options.https,
      trackers,
      texts: {
        ...texts,
        ...priceWords(prices, messagesIn(reader?.language ?? asked.language).prices),
        PRICE_LIST: formatPrices(prices),
        FIRST_STATUS: first,
        TIME_ZONE: reader?.timeZone ?? '',
      },
      cardForm,
      imagery: isSignedIn ? options.imagery : undefined,
    });
  });
}
