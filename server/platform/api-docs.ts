import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { AnyEndpoint } from '#contract/http.ts';
import { documentCsp } from './csp.ts';
import { errorsOf, makeOpenApi } from './openapi.ts';

type Json = Record<string, unknown>;
type Content = { 'application/json'?: { schema: Json }; 'application/octet-stream'?: { schema: Json } };
type Operation = {
  summary: string;
  'x-access': string;
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

const escape = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders a schema as one readable line: `{ email: string, name?: string }`. */
function shape(schema: Json | undefined): string {
  if (!schema) return 'nothing';
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? 'object';
  if (Array.isArray(schema['enum'])) return schema['enum'].map((v) => JSON.stringify(v)).join(' | ');
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map((s) => shape(s as Json)).join(' | ');
  if (schema['type'] === 'array') return `${shape(schema['items'] as Json)}[]`;
  if (schema['properties']) {
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    const fields = Object.entries(schema['properties'] as Record<string, Json>).map(
      ([name, s]) => `${name}${required.has(name) ? '' : '?'}: ${shape(s)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return [schema['type'] ?? 'any', schema['format'] ? `(${String(schema['format'])})` : ''].join(' ').trim();
}

const shapeOf = (content: Content | undefined): string =>
  content?.['application/octet-stream']
    ? 'the bytes of a file'
    : shape(content?.['application/json']?.schema);

const STYLE = `
:root { color-scheme: light dark; --ink: #16241f; --soft: #51605a; --paper: #fbf9f4; --line: #ddd5c5; --pine: #1d4a3c }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2ee; --soft: #a9b8b0; --paper: #101a17; --line: #2c3a35; --pine: #8fd0b5 } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem; text-transform: capitalize } a { color: var(--pine) }
article { border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere }
h3 { margin: 0 0 .25rem; font: 600 1rem/1.4 ui-monospace, monospace } p { margin: .25rem 0 } dl { margin: .75rem 0 0 }
dt { color: var(--soft); font-size: .875rem } dd { margin: 0 0 .5rem; font: .875rem/1.5 ui-monospace, monospace }`;

function article(path: string, method: string, op: Operation, endpoint: AnyEndpoint): string {
  const row = (name: string, value: string) => `<dt>${name}</dt><dd>${escape(value)}</dd>`;
  return `<article><h3>${method.toUpperCase()} ${escape(path)}</h3><p>${escape(op.summary)}</p><dl>
${row('Who', op['x-access'] + (endpoint.may ? ` who may ${endpoint.may}` : '') + (endpoint.stepUp ? ', after a fresh passkey or code' : ''))}
${(op.parameters ?? []).map((p) => row(`In ${p.in}`, `${p.name}${p.required ? '' : '?'}: ${shape(p.schema)}`)).join('\n')}
${op.requestBody ? row('Body', shapeOf(op.requestBody.content)) : ''}
${row(`Answer ${endpoint.status}`, shapeOf(op.responses[String(endpoint.status)]?.content))}
${row(
  'Errors',
  errorsOf(endpoint)
    .map((code) => `${ERROR_STATUS[code]} ${code}`)
    .join(', '),
)}</dl></article>`;
}

function page(document: Json, endpoints: AnyEndpoint[], nonce: string): string {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const groups = Map.groupBy(endpoints, (e) => e.path.split('/')[2] ?? 'api');
  const sections = [...groups].map(([name, list]) => {
    const articles = list.map((e) => {
      const path = e.path.replace(/:(\w+)/g, '{$1}');
      const op = paths[path]?.[e.method.toLowerCase()];
      return op ? article(path, e.method, op, e) : '';
    });
    return `<section><h2>${escape(name)}</h2>${articles.join('')}</section>`;
  });
  const schemas = Object.entries((document['components'] as { schemas: Record<string, Json> }).schemas);
  const named = schemas.map(([name, s]) => `<dt>${escape(name)}</dt><dd>${escape(shape(s))}</dd>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hearthline API</title>
<style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Hearthline API</h1>
<p>Every call the web app makes. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('')}<section><h2>Shapes</h2><dl>${named}</dl></section></main></body></html>`;
}

/**
 * /api/openapi.json for programs and /api/docs for people, both from the endpoints that are actually
 * registered.
 */
export function registerApiDocs(
  app: FastifyInstance,
  options: { endpoints: AnyEndpoint[]; version: string; origin: string; https: boolean },
): void {
  let document: Json | undefined; // created at the first request, when every route is registered
  const read = () => (document ??= makeOpenApi(options.endpoints, options));
  app.get('/api/openapi.json', async (_req, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(read()),
  );
  app.get('/api/docs', async (_req, reply) => {
    const nonce = randomBytes(18).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentCsp(nonce, options.https))
      .header('x-robots-tag', 'noindex')
      .send(page(read(), options.endpoints, nonce));
  });
}
