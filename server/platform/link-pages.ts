import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messagesIn } from '#contract/text/catalog.ts';
import { languageFor } from './caller.ts';
import { escapeHtml } from './document-choice.ts';
import { toErrorReply } from './errors.ts';
import { sendPage } from './link-page-document.ts';
import { translateError } from './translate.ts';

type Answer = { status: number; body: unknown; cookie: string | undefined };

export type LinkPageTools = {
  /** Calls our own API as a script in the page would, so that there is one set of checks and limits. */
  call: (req: FastifyRequest, path: string, body: object) => Promise<Answer>;
  /** A page that says what went wrong. */
  fail: (req: FastifyRequest, reply: FastifyReply, status: number, sentence: string) => FastifyReply;
};

/** Pages behind links in messages to people without an account, which work without scripts: their forms, and their errors. */
export async function registerLinkPages(
  app: FastifyInstance,
  { https }: { https: boolean },
  add: (scope: FastifyInstance, tools: LinkPageTools) => void,
): Promise<void> {
  const tools: LinkPageTools = {
    async call(req, path, body) {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        remoteAddress: req.socket.remoteAddress ?? '127.0.0.1',
        headers: {
          'content-type': 'application/json',
          'accept-language': req.headers['accept-language'] ?? 'en',
          ...(req.headers['user-agent'] ? { 'user-agent': req.headers['user-agent'] } : {}),
          'sec-fetch-site': 'same-origin', // this request has already been checked
          ...(req.headers.cookie ? { cookie: req.headers.cookie } : {}),
          ...(req.headers['x-forwarded-for'] ? { 'x-forwarded-for': req.headers['x-forwarded-for'] } : {}),
        },
        payload: JSON.stringify(body),
      });
      const set = answer.headers['set-cookie'];
      return { status: answer.statusCode, body: answer.json(), cookie: Array.isArray(set) ? set[0] : set };
    },
    fail(req, reply, status, sentence) {
      const language = languageFor(req);
      return sendPage(
        reply.code(status),
        {
          language,
          title: messagesIn(language).plainForms.didNotWork,
          main: `<p role="alert" class="wrong">${escapeHtml(sentence)}</p>`,
        },
        https,
      );
    },
  };
  await app.register(async (scope) => {
    scope.setErrorHandler(async (error, req, reply) => {
      const language = languageFor(req);
      const { status, body, isFault, retryAfterSeconds } = toErrorReply(error, language);
      if (isFault) req.log.error({ err: error, id: req.id }, 'request failed');
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return tools.fail(req, reply, status, (await translateError(body, language)).error);
    });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_req, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    add(scope, tools);
  });
}
