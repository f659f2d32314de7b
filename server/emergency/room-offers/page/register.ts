import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import * as contract from '#contract/service/partner-link.ts';
import { formatPhone } from '#contract/phone.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { languageFor } from '#server/platform/caller.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';
import { toErrorReply } from '#server/platform/errors.ts';
import { translateError } from '#server/platform/translate.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendPage } from './document.ts';
import { LIST_PATH, PAGE_PATH, pageHtml, type Shown } from './html.ts';
import { guestList } from './list.ts';

type Fields = Record<string, string>;
type Answer = { status: number; body: unknown; cookie: string | undefined };

/** What each form on the page asks the API. The fields are the form's own. */
const ACTIONS: Record<string, { path: string; body: (fields: Fields) => object }> = {
  confirm: {
    path: contract.confirmByPartner.path,
    body: ({ line, number = '' }) => ({ lines: line ? [line] : [], number }),
  },
  decline: {
    path: contract.declineByPartner.path,
    body: ({ line, reason = '', note = '' }) => ({ lines: line ? [line] : [], reason, note }),
  },
  arrived: { path: contract.noteArrivalByPartner.path, body: ({ line }) => ({ line, is: 'arrived' }) },
  'no-show': { path: contract.noteArrivalByPartner.path, body: ({ line }) => ({ line, is: 'no-show' }) },
  'free-rooms': {
    path: contract.setFreeRooms.path,
    body: (fields) => ({
      free: Object.entries(fields).flatMap(([name, rooms]) => {
        const [free, blockId, night] = name.split(' ');
        return free === 'free' ? [{ blockId, night, rooms }] : [];
      }),
    }),
  },
  quote: {
    path: contract.quoteByPartner.path,
    body: ({ dollars = '', note = '' }) => ({ cents: Math.round(Number(dollars || Number.NaN) * 100), note }),
  },
  start: { path: contract.startByPartner.path, body: ({ code = '' }) => ({ code }) },
  finish: { path: contract.finishByPartner.path, body: () => ({}) },
  'send-code': { path: contract.requestPartnerCode.path, body: () => ({}) },
  'enter-code': { path: contract.enterPartnerCode.path, body: ({ code = '' }) => ({ code }) },
};

/**
 * The page behind a hotel's link. It goes through the same API calls as a script would, so there is one set of checks
 * and limits. GET and HEAD change nothing, because mail scanners open links.
 */
export async function registerPartnerPage(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  const call = async (req: FastifyRequest, path: string, body: object): Promise<Answer> => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      remoteAddress: req.socket.remoteAddress ?? '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        'accept-language': req.headers['accept-language'] ?? 'en',
        'sec-fetch-site': 'same-origin', // this request has already been checked
        ...(req.headers.cookie ? { cookie: req.headers.cookie } : {}),
        ...(req.headers['x-forwarded-for'] ? { 'x-forwarded-for': req.headers['x-forwarded-for'] } : {}),
      },
      payload: JSON.stringify(body),
    });
    const set = answer.headers['set-cookie'];
    return { status: answer.statusCode, body: answer.json(), cookie: Array.isArray(set) ? set[0] : set };
  };
  const open = (req: FastifyRequest, t: string) => call(req, contract.openPartnerLink.path, { t });
  const fail = (req: FastifyRequest, reply: FastifyReply, status: number, sentence: string) => {
    const language = languageFor(req);
    return sendPage(
      reply.code(status),
      {
        language,
        title: messagesIn(language).plainForms.didNotWork,
        main: `<p role="alert" class="wrong">${escapeHtml(sentence)}</p>`,
      },
      config.https,
    );
  };
  const show = (reply: FastifyReply, shown: Omit<Shown, 'timeZone' | 'phone'>, status = 200) =>
    sendPage(
      reply.code(status),
      {
        language: shown.page.language,
        ...pageHtml({ ...shown, timeZone: shown.page.timeZone, phone: formatPhone(config.conciergePhone) }),
      },
      config.https,
    );

  await app.register(async (scope) => {
    scope.setErrorHandler(async (error, req, reply) => {
      const language: Language = languageFor(req);
      const { status, body, isFault, retryAfterSeconds } = toErrorReply(error, language);
      if (isFault) req.log.error({ err: error, id: req.id }, 'request failed');
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return fail(req, reply, status, (await translateError(body, language)).error);
    });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_req, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    scope.get(PAGE_PATH, async (req, reply) => {
      const { t = '' } = req.query as Fields;
      const { status, body } = await open(req, t);
      if (status >= 400) return fail(req, reply, status, (body as ErrorBody).error);
      return show(reply, { page: contract.PartnerPage.parse(body), token: t });
    });

    scope.post(PAGE_PATH, { config: { fromAnywhere: true } }, async (req, reply) => {
      const fields = (req.body ?? {}) as Fields;
      const { t = '', do: action = '' } = fields;
      const wanted = ACTIONS[action];
      const answer = wanted
        ? await call(req, wanted.path, { t, ...wanted.body(fields) })
        : await open(req, t);
      if (answer.cookie) reply.header('set-cookie', answer.cookie);
      const isRefused = answer.status >= 400;
      // A new cookie isn't in this request yet, so that answer's own page is shown.
      const current =
        isRefused || action === 'send-code'
          ? await open(req, t)
          : { status: answer.status, body: answer.body };
      if (current.status >= 400) return fail(req, reply, current.status, (current.body as ErrorBody).error);
      const page = contract.PartnerPage.parse(current.body);
      const sentTo =
        action === 'send-code' && !isRefused ? (answer.body as { sentTo: string }).sentTo : undefined;
      const isWrongCode = action === 'enter-code' && isRefused;
      return show(
        reply,
        {
          page,
          token: t,
          ...(isRefused
            ? { said: { text: (answer.body as ErrorBody).error, isError: true } }
            : sentTo || action === 'enter-code'
              ? {}
              : { said: { text: messagesIn(page.language).partnerPage.saved, isError: false } }),
          ...(sentTo ? { codeSentTo: sentTo } : {}),
          ...(isWrongCode ? { codeSentTo: page.contact } : {}),
        },
        isRefused ? answer.status : 200,
      );
    });

    scope.get(LIST_PATH, async (req, reply) => {
      const { t = '' } = req.query as Fields;
      const { status, body } = await open(req, t);
      if (status >= 400) return fail(req, reply, status, (body as ErrorBody).error);
      const page = contract.PartnerPage.parse(body);
      if (!page.seesNames) return fail(req, reply, 403, messagesIn(page.language).offersErrors.codeFirst);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="guests.csv"')
        .header('cache-control', 'no-store')
        .send(guestList(page));
    });
  });
}
