import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import * as contract from '#contract/office/statements.ts';
import { formatPhone } from '#contract/phone.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { sendPage } from '#server/platform/link-page-document.ts';
import { registerLinkPages } from '#server/platform/link-pages.ts';
import type { Deps } from '#server/ports/deps.ts';
import { entriesCsv, PAGE_PATH, pageHtml, type Shown } from './page-html.ts';

type Fields = Record<string, string>;
const LIST_PATH = `${PAGE_PATH}/lines.csv`;

/** The API request for each form on the page. */
const ACTIONS: Record<string, { path: string; body: (fields: Fields) => object }> = {
  agree: {
    path: contract.agreeToStatement.path,
    body: ({ name = '', number = '', total = '' }) => ({
      name,
      theirNumber: number,
      totalCents: Number(total || Number.NaN),
    }),
  },
  dispute: { path: contract.disputeStatement.path, body: ({ name = '', words = '' }) => ({ name, words }) },
};

/** The page behind the link to a statement. GET and HEAD change nothing, because mail scanners open links. */
export async function registerStatementPage(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  const show = (reply: FastifyReply, shown: Omit<Shown, 'phone'>, status = 200) =>
    sendPage(
      reply.code(status),
      { language: shown.page.language, ...pageHtml({ ...shown, phone: formatPhone(config.conciergePhone) }) },
      config.https,
    );

  await registerLinkPages(app, config, (scope, { call, fail }) => {
    const open = (req: FastifyRequest, t: string) => call(req, contract.openStatement.path, { t });

    scope.get(PAGE_PATH, async (req, reply) => {
      const { t = '' } = req.query as Fields;
      const { status, body } = await open(req, t);
      if (status >= 400) return fail(req, reply, status, (body as ErrorBody).error);
      return show(reply, { page: contract.PartnerStatement.parse(body), token: t });
    });

    scope.post(PAGE_PATH, { config: { fromAnywhere: true } }, async (req, reply) => {
      const fields = (req.body ?? {}) as Fields;
      const { t = '', do: action = '' } = fields;
      const wanted = ACTIONS[action];
      const answer = wanted
        ? await call(req, wanted.path, { t, ...wanted.body(fields) })
        : await open(req, t);
      const isRefused = answer.status >= 400;
      const current = isRefused ? await open(req, t) : answer;
      if (current.status >= 400) return fail(req, reply, current.status, (current.body as ErrorBody).error);
      const page = contract.PartnerStatement.parse(current.body);
      const said = isRefused
        ? { text: (answer.body as ErrorBody).error, isError: true }
        : { text: messagesIn(page.language).statementPage.saved, isError: false };
      // Keep the entered text in the form, so that a refusal loses nothing.
      return show(
        reply,
        { page, token: t, said, typed: isRefused ? fields : {} },
        isRefused ? answer.status : 200,
      );
    });

    scope.get(LIST_PATH, async (req, reply) => {
      const { t = '' } = req.query as Fields;
      const { status, body } = await open(req, t);
      if (status >= 400) return fail(req, reply, status, (body as ErrorBody).error);
      const page = contract.PartnerStatement.parse(body);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="statement-${page.number}.csv"`)
        .header('cache-control', 'no-store')
        .send(entriesCsv(page));
    });
  });
}
