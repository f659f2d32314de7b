import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { type Language, LANGUAGES } from '#contract/text/language.ts';
import { pathIn, splitPath } from '#contract/text/paths.ts';
import type { Trackers } from './csp.ts';
import { escapeHtml } from './document-choice.ts';
import { sendDocument } from './documents.ts';
import { toErrorReply } from './errors.ts';
import { translateError } from './translate.ts';

type Field = { name: string; label: string; autocomplete?: string } & (
  | { type: 'text' | 'email' | 'textarea' | 'hidden' | 'checkbox' }
  | {
      type: 'select';
      options: readonly (readonly [value: string, label: string])[];
      /** Shown while nothing is chosen. */
      none: string;
    }
);

type Done = { title: string; paragraphs: string[]; next: { label: string; href: string } };

/** A form that also works as a plain post, in a browser without scripts. */
export type PlainForm = {
  /** Where the page's form posts to, in English. */
  path: string;
  /** The API call that does the work; only its checks and limits apply. */
  api: string;
  /** Heading of the page that shows the form again after an error. */
  title: string;
  fields: readonly Field[];
  submit: string;
  /** The message on success. */
  done: (reply: never) => Done;
  /** A secret in the form is the only authorization, so email clients may post it, too. */
  fromAnywhere?: boolean;
};

/** The form in a language: its page posts to its own address, /es/waitlist. */
export type MakePlainForm = (language: Language) => PlainForm;

type Values = Record<string, string>;

function optionsHtml(field: Field, value: string): string {
  if (field.type !== 'select') return '';
  const option = (of: string, label: string) =>
    `<option value="${escapeHtml(of)}"${of === value ? ' selected' : ''}>${escapeHtml(label)}</option>`;
  return [option('', field.none), ...field.options.map(([of, label]) => option(of, label))].join('');
}

function fieldHtml(field: Field, value: string, error?: string): string {
  const { name, label, type, autocomplete } = field;
  const at = (extra: string) =>
    `id="${name}" name="${name}"${autocomplete ? ` autocomplete="${autocomplete}"` : ''}` +
    `${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''} required${extra}`;
  if (type === 'hidden') return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const wrong = error ? `<p id="${name}-error" class="wrong">${escapeHtml(error)}</p>` : '';
  if (type === 'checkbox')
    return (
      `<label for="${name}"><input ${at(` type="checkbox" value="on"${value === 'on' ? ' checked' : ''}`)}> ` +
      `${escapeHtml(label)}</label>${wrong}`
    );
  const control =
    type === 'textarea'
      ? `<textarea ${at(' rows="6"')}>\n${escapeHtml(value)}</textarea>`
      : type === 'select'
        ? `<select ${at('')}>${optionsHtml(field, value)}</select>`
        : `<input ${at(` type="${type}" value="${escapeHtml(value)}"`)}>`;
  return `<label for="${name}">${escapeHtml(label)}</label>${control}${wrong}`;
}

/** Shows the form again, with everything that was typed and the errors. */
const retryHtml = (
  form: PlainForm,
  action: string,
  values: Values,
  { error, fields = {} }: ErrorBody,
): string =>
  `<p role="alert" class="wrong">${escapeHtml(error)}</p>` +
  `<form method="post" action="${action}">` +
  form.fields
    // People can't fix a value they can't see: a rejected hidden value is left out.
    .filter((f) => f.type !== 'hidden' || !(f.name in fields))
    .map((f) => fieldHtml(f, values[f.name] ?? '', fields[f.name]))
    .join('') +
  `<button type="submit">${escapeHtml(form.submit)}</button></form>`;

const doneHtml = ({ paragraphs, next }: Done): string =>
  paragraphs.map((p) => `<p>${escapeHtml(p)}</p>`).join('') +
  `<p><a href="${escapeHtml(next.href)}">${escapeHtml(next.label)}</a></p>`;

function readValues(form: PlainForm, req: FastifyRequest): Values {
  const sent = { ...(req.query as Values), ...(req.body as Values | undefined) };
  const known = [...form.fields.map((f) => f.name), 'website'];
  return Object.fromEntries(known.flatMap((k) => (typeof sent[k] === 'string' ? [[k, sent[k]]] : [])));
}

/**
 * Handles forms sent by a browser without scripts. Each is passed to the API call that scripts use, on behalf
 * of the same client, so that there is one set of checks and limits; the response is a page.
 */
export async function registerPlainForms(
  app: FastifyInstance,
  forms: readonly MakePlainForm[],
  options: { templates: Readonly<Record<Language, string>>; https: boolean; trackers: Trackers },
): Promise<void> {
  const page = (reply: FastifyReply, language: Language, title: string, main: string) =>
    sendDocument(
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex'),
      options.templates[language],
      {
        ...options,
        texts: { PLAIN_TITLE: escapeHtml(title), PLAIN_MAIN: main },
      },
    );
  await app.register(async (scope) => {
    // Every error must be a page too, because the browser has no scripts.
    scope.setErrorHandler(async (error, req, reply) => {
      const { language } = splitPath(req.url.split('?')[0] ?? '');
      const { status, body, isFault, retryAfterSeconds } = toErrorReply(error, language);
      if (isFault) req.log.error({ err: error, id: req.id }, 'request failed');
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      const { error: sentence } = await translateError(body, language);
      return page(
        reply.code(status),
        language,
        messagesIn(language).plainForms.didNotWork,
        `<p role="alert" class="wrong">${escapeHtml(sentence)}</p>`,
      );
    });
    // An email client's one-click unsubscribe may be sent like this (RFC 8058); everything needed is in the
    // URL.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_req, _body, done) =>
      done(null, {}),
    );
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_req, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    const spoken = LANGUAGES.flatMap((language) => forms.map((make) => ({ language, form: make(language) })));
    for (const { language, form } of spoken) {
      const config = { fromAnywhere: form.fromAnywhere ?? false };
      const action = pathIn(language, form.path);
      scope.post(action, { config }, async (req, reply) => {
        const values = readValues(form, req);
        const hidden = new Set(form.fields.filter((f) => f.type === 'hidden').map((f) => f.name));
        // A hidden field without a value wasn't chosen; a visible one was left empty.
        const sent = Object.fromEntries(
          Object.entries(values).filter(([k, v]) => v !== '' || !hidden.has(k)),
        );
        const answer = await app.inject({
          method: 'POST',
          url: form.api,
          remoteAddress: req.socket.remoteAddress ?? '127.0.0.1',
          headers: {
            'content-type': 'application/json',
            'accept-language': language,
            'sec-fetch-site': 'same-origin', // this post has already been checked
            ...(req.headers['x-forwarded-for'] ? { 'x-forwarded-for': req.headers['x-forwarded-for'] } : {}),
          },
          payload: JSON.stringify(sent),
        });
        const isDone = answer.statusCode < 400;
        const result = isDone ? form.done(answer.json<never>()) : null;
        const title = result?.title ?? form.title;
        const main = result ? doneHtml(result) : retryHtml(form, action, values, answer.json<ErrorBody>());
        const retryAfter = answer.headers['retry-after'];
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        reply.code(isDone ? 200 : answer.statusCode);
        return page(reply, language, title, main);
      });
    }
  });
}
