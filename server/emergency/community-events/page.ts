import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as contract from '#contract/emergency/community-events.ts';
import * as hours from '#contract/emergency/community-hours.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { type Language, LANGUAGES } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import { AppError } from '#server/platform/errors.ts';
import { sendPage } from '#server/platform/link-page-document.ts';
import { type LinkPageTools, registerLinkPages } from '#server/platform/link-pages.ts';
import type { Identify } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { findEvent } from './event-store.ts';
import { hoursHtml, logHtml } from './hours-html.ts';
import { readSite } from './logging-hours.ts';
import { eventHtml, listHtml, signUpHtml } from './page-html.ts';
import { EVENTS_PATH, HOURS_PATH, LOG_PATH, SIGN_UP_PATH } from './page-paths.ts';
import type { Page, Said } from './page-parts.ts';
import { listPublic, readPublic } from './signing-up.ts';

type Fields = Record<string, string>;
type Answer = Awaited<ReturnType<LinkPageTools['call']>>;

const isUuid = (id: string) => contract.getEvent.params.safeParse({ eventId: id }).success;
const errorOf = ({ body }: Answer) => body as ErrorBody;

/** Public pages of events and of hours. GET and HEAD change nothing, because mail scanners open links. */
export async function registerEventPages(
  app: FastifyInstance,
  deps: Deps,
  identify: Identify,
): Promise<void> {
  const { config } = deps;
  const send = (reply: FastifyReply, language: Language, page: Page) =>
    sendPage(reply, { language, ...page }, config.https);

  await registerLinkPages(app, config, (scope, tools) => {
    for (const language of LANGUAGES) {
      // The pages' own language, also used for our API's messages.
      const inOwn = (req: FastifyRequest): FastifyRequest => {
        req.headers['accept-language'] = language;
        return req;
      };
      registerEvents(inOwn, language, tools);
      registerLog(inOwn, language, tools);
    }
    registerSignUpLink(tools);
    registerHoursLink(tools);

    function registerEvents(
      inOwn: (req: FastifyRequest) => FastifyRequest,
      language: Language,
      { call, fail }: LinkPageTools,
    ) {
      const t = () => messagesIn(language).eventPages;
      const at = pathIn(language, EVENTS_PATH);
      const show = async (
        req: FastifyRequest,
        reply: FastifyReply,
        given: { said?: Said; typed?: Fields; errors?: Fields } = {},
      ) => {
        const { eventId = '' } = req.params as Fields;
        const member = await identify(req, reply);
        const event = isUuid(eventId) ? await findEvent(deps.db, eventId) : undefined;
        if (!event) return fail(inOwn(req), reply, 404, messagesIn(language).eventErrors.noEvent);
        const view = contract.getEvent.reply.parse(await readPublic(deps, member?.id ?? null, eventId));
        const facts = { ...view, isMember: member !== null, isHost: event.userId === member?.id, ...given };
        return send(reply, language, eventHtml(facts, language));
      };

      scope.get(at, async (req, reply) => {
        const { county = '' } = req.query as Fields;
        const known = /^06\d{3}$/.test(county) ? county : '';
        const { events } = contract.listEvents.reply.parse(await listPublic(deps, known || undefined));
        return send(reply, language, listHtml(events, language, known));
      });
      scope.get(`${at}/:eventId`, (req, reply) => show(req, reply));
      // Only from our own pages, because the cookie identifies the member here.
      scope.post(`${at}/:eventId`, async (req, reply) => {
        const { eventId = '' } = req.params as Fields;
        const { do: action = '', name, email, website, code = '' } = (req.body ?? {}) as Fields;
        const of = (path: string) => path.replace(':eventId', encodeURIComponent(eventId));
        const sent: Record<string, () => Promise<Answer>> = {
          'sign-up': () =>
            call(inOwn(req), of(contract.signUp.path), {
              ...(name ? { name } : {}),
              ...(email ? { email } : {}),
              ...(website ? { website } : {}),
            }),
          leave: () => call(inOwn(req), of(contract.leaveEvent.path), {}),
          'check-in': () => call(inOwn(req), of(contract.checkIn.path), { code }),
          'not-there': () => call(inOwn(req), of(contract.denyAttendance.path), {}),
        };
        const answer = await sent[action]?.();
        if (!answer) return show(req, reply);
        if (answer.status >= 400) {
          const { error, fields } = errorOf(answer);
          return show(req, reply.code(answer.status), {
            said: { text: error, isError: true },
            typed: { name: name ?? '', email: email ?? '' },
            ...(fields ? { errors: fields } : {}),
          });
        }
        const { next } = answer.body as { next?: 'email' | 'going' | 'waiting' };
        return show(req, reply, { said: { text: next ? t().signedUp[next] : t().saved, isError: false } });
      });
    }

    function registerLog(
      inOwn: (req: FastifyRequest) => FastifyRequest,
      language: Language,
      { call, fail }: LinkPageTools,
    ) {
      const at = `${pathIn(language, LOG_PATH)}/:code`;
      const show = async (
        req: FastifyRequest,
        reply: FastifyReply,
        given: { said?: Said; typed?: Fields; errors?: Fields } = {},
      ) => {
        const { code = '' } = req.params as Fields;
        const member = await identify(req, reply);
        const site = await readSite(deps, code).catch((error: unknown) => {
          if (error instanceof AppError) return null;
          throw error;
        });
        if (!site) return fail(inOwn(req), reply, 404, messagesIn(language).eventErrors.noSite);
        return send(reply, language, logHtml(site, language, { code, isMember: member !== null, ...given }));
      };
      scope.get(at, (req, reply) => show(req, reply));
      scope.post(at, async (req, reply) => {
        const { code = '' } = req.params as Fields;
        const { do: _do, ...typed } = (req.body ?? {}) as Fields;
        const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
        const path = hours.logHours.path.replace(':code', encodeURIComponent(code));
        const answer = await call(inOwn(req), path, filled);
        if (answer.status >= 400) {
          const { error, fields } = errorOf(answer);
          return show(req, reply.code(answer.status), {
            said: { text: error, isError: true },
            typed,
            ...(fields ? { errors: fields } : {}),
          });
        }
        const { next } = answer.body as z.output<typeof hours.logHours.reply>;
        return show(req, reply, {
          said: { text: messagesIn(language).eventPages.logged[next], isError: false },
        });
      });
    }

    function registerSignUpLink({ call, fail }: LinkPageTools) {
      const Reply = contract.openSignUp.reply;
      const open = (req: FastifyRequest, t: string) => call(req, contract.openSignUp.path, { t });
      const PATHS: Record<string, string> = {
        confirm: contract.confirmSignUp.path,
        leave: contract.cancelSignUp.path,
        'check-in': contract.checkInByLink.path,
        'not-there': contract.denyByLink.path,
      };
      scope.get(SIGN_UP_PATH, async (req, reply) => {
        const { t = '' } = req.query as Fields;
        const answer = await open(req, t);
        if (answer.status >= 400) return fail(req, reply, answer.status, errorOf(answer).error);
        const page = Reply.parse(answer.body);
        return send(reply, page.language, signUpHtml(page, { token: t }));
      });
      scope.post(SIGN_UP_PATH, { config: { fromAnywhere: true } }, async (req, reply) => {
        const { t = '', do: action = '', code = '' } = (req.body ?? {}) as Fields;
        const path = PATHS[action];
        const body = action === 'check-in' ? { t, code } : { t };
        const answer = path ? await call(req, path, body) : await open(req, t);
        const isRefused = answer.status >= 400;
        const current = isRefused ? await open(req, t) : answer;
        if (current.status >= 400) return fail(req, reply, current.status, errorOf(current).error);
        const page = Reply.parse(current.body);
        const text = isRefused ? errorOf(answer).error : messagesIn(page.language).eventPages.saved;
        const html = signUpHtml(page, { token: t, said: { text, isError: isRefused } });
        return send(reply.code(isRefused ? answer.status : 200), page.language, html);
      });
    }

    function registerHoursLink({ call, fail }: LinkPageTools) {
      const open = (req: FastifyRequest, t: string) => call(req, hours.openHours.path, { t });
      const PATHS: Record<string, string> = {
        confirm: hours.confirmHours.path,
        withdraw: hours.withdrawHours.path,
      };
      scope.get(HOURS_PATH, async (req, reply) => {
        const { t = '' } = req.query as Fields;
        const answer = await open(req, t);
        if (answer.status >= 400) return fail(req, reply, answer.status, errorOf(answer).error);
        const page = hours.LoggedHours.parse(answer.body);
        return send(reply, page.language, hoursHtml(page, { token: t }));
      });
      scope.post(HOURS_PATH, { config: { fromAnywhere: true } }, async (req, reply) => {
        const { t = '', do: action = '' } = (req.body ?? {}) as Fields;
        const path = PATHS[action];
        const answer = path ? await call(req, path, { t }) : await open(req, t);
        if (answer.status >= 400) return fail(req, reply, answer.status, errorOf(answer).error);
        const page = hours.LoggedHours.parse(answer.body);
        const said = { text: messagesIn(page.language).eventPages.saved, isError: false };
        return send(reply, page.language, hoursHtml(page, { token: t, said }));
      });
    }
  });
}
