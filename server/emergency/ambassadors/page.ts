import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/emergency/ambassadors.ts';
import { answerNeighborRequest, NeighborRequest, openNeighborRequest } from '#contract/emergency/impact.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { sendPage } from '#server/platform/link-page-document.ts';
import { registerLinkPages } from '#server/platform/link-pages.ts';
import type { Deps } from '#server/ports/deps.ts';
import { CONFIRM_PATH, confirmHtml, STATUS_PATH, statusHtml } from './page-html.ts';

type Fields = Record<string, string>;

const StatusPage = contract.openApplication.reply;
const STATUS_ACTIONS: Record<string, string> = {
  confirm: contract.confirmApplication.path,
  withdraw: contract.withdrawApplication.path,
};
const canLeave = (state: string) => state === 'unconfirmed' || state === 'applied' || state === 'approved';

/** Pages of applicants and neighbors. GET and HEAD change nothing, because mail scanners open links. */
export async function registerAmbassadorPages(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  await registerLinkPages(app, config, (scope, { call, fail }) => {
    const openStatus = (req: FastifyRequest, t: string) => call(req, contract.openApplication.path, { t });
    const openRequest = (req: FastifyRequest, t: string) => call(req, openNeighborRequest.path, { t });

    scope.get(STATUS_PATH, async (req, reply) => {
      const { t = '' } = req.query as Fields;
      const { status, body } = await openStatus(req, t);
      if (status >= 400) return fail(req, reply, status, (body as ErrorBody).error);
      const page = StatusPage.parse(body);
      const html = statusHtml(page, { token: t, canLeave: canLeave(page.state) });
      return sendPage(reply, { language: page.language, ...html }, config.https);
    });

    scope.post(STATUS_PATH, { config: { fromAnywhere: true } }, async (req, reply) => {
      const { t = '', do: action = '' } = (req.body ?? {}) as Fields;
      const path = STATUS_ACTIONS[action];
      const answer = path ? await call(req, path, { t }) : await openStatus(req, t);
      const isRefused = answer.status >= 400;
      const current = isRefused ? await openStatus(req, t) : answer;
      if (current.status >= 400) return fail(req, reply, current.status, (current.body as ErrorBody).error);
      const page = StatusPage.parse(current.body);
      const said = isRefused
        ? { text: (answer.body as ErrorBody).error, isError: true }
        : { text: messagesIn(page.language).ambassadorPages.saved, isError: false };
      const html = statusHtml(page, { token: t, said, canLeave: canLeave(page.state) });
      return sendPage(
        reply.code(isRefused ? answer.status : 200),
        { language: page.language, ...html },
        config.https,
      );
    });

    scope.get(CONFIRM_PATH, async (req, reply) => {
      const { t = '' } = req.query as Fields;
      const { status, body } = await openRequest(req, t);
      if (status >= 400) return fail(req, reply, status, (body as ErrorBody).error);
      const page = NeighborRequest.parse(body);
      return sendPage(reply, { language: page.language, ...confirmHtml(page, { token: t }) }, config.https);
    });

    scope.post(CONFIRM_PATH, { config: { fromAnywhere: true } }, async (req, reply) => {
      const { t = '', do: answerWord = '', name = '' } = (req.body ?? {}) as Fields;
      const answer = await call(req, answerNeighborRequest.path, { t, name, answer: answerWord });
      const isRefused = answer.status >= 400;
      const current = isRefused ? await openRequest(req, t) : answer;
      if (current.status >= 400) return fail(req, reply, current.status, (current.body as ErrorBody).error);
      const page = NeighborRequest.parse(current.body);
      const said = isRefused ? { text: (answer.body as ErrorBody).error, isError: true } : null;
      const html = confirmHtml(page, { token: t, said, typedName: isRefused ? name : '' });
      return sendPage(
        reply.code(isRefused ? answer.status : 200),
        { language: page.language, ...html },
        config.https,
      );
    });
  });
}
