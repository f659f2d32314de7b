import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import * as contract from '#contract/service/partner-link.ts';
import { formatPhone } from '#contract/phone.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { sendPage } from '#server/platform/link-page-document.ts';
import { registerLinkPages } from '#server/platform/link-pages.ts';
import type { Deps } from '#server/ports/deps.ts';
import { LIST_PATH, PAGE_PATH, pageHtml, type Shown } from './html.ts';
import { guestList } from './list.ts';

type Fields = Record<string, string>;

/** The API request for each form on the page. The fields are the form's own. */
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

/** The page behind a hotel's link. GET and HEAD change nothing, because mail scanners open links. */
export async function registerPartnerPage(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  const show = (reply: FastifyReply, shown: Omit<Shown, 'timeZone' | 'phone'>, status = 200) =>
    sendPage(
      reply.code(status),
      {
        language: shown.page.language,
        ...pageHtml({ ...shown, timeZone: shown.page.timeZone, phone: formatPhone(config.conciergePhone) }),
      },
      config.https,
    );

  await registerLinkPages(app, config, (scope, { call, fail }) => {
    const open = (req: FastifyRequest, t: string) => call(req, contract.openPartnerLink.path, { t });

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
      // This request doesn't have the new cookie yet, so show the page that came with the response.
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
