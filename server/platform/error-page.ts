import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { splitPath } from '#contract/text/paths.ts';
import { languageFor } from './caller.ts';
import { escapeHtml } from './document-choice.ts';
import { sendPage } from './link-page-document.ts';
import { translateError } from './translate.ts';

/** Whether a person's browser opens an address, and would show them our JSON. */
export const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets)\//.test(url) &&
  (headers.accept?.includes('text/html') ?? false);

/**
 * What a person reads when we can't send the page they opened. It needs no script and no database, because either may
 * be the reason. "Try again" is a link: the page never reloads itself, so that people don't all return together.
 */
export async function sendErrorPage(
  req: FastifyRequest,
  reply: FastifyReply,
  { body, status, https }: { body: ErrorBody; status: number; https: boolean },
): Promise<FastifyReply> {
  const asked = splitPath(req.url.replace(/\?.*$/, '')).language;
  const language = asked === 'en' ? languageFor(req) : asked;
  const { pageFailed, tryAgain, inDanger } = messagesIn(language).platformErrors;
  const { error } = await translateError(body, language);
  return sendPage(
    reply.code(status),
    {
      language,
      title: pageFailed,
      // An empty address is this page's own.
      main: `<p>${escapeHtml(error)}</p><p>${escapeHtml(inDanger)}</p><p><a href="">${escapeHtml(tryAgain)}</a></p>`,
    },
    https,
  );
}
