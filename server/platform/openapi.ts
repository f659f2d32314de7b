import { z } from 'zod';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { FILE_NAME_HEADER, type AnyEndpoint } from '#contract/http.ts';

type Json = Record<string, unknown>;

/** Converts a zod schema to JSON Schema; schemas with an id go to `components` and are referenced. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  // Wrapped, because zod inlines a schema with an id at the root and only references it below.
  const { properties, $defs } = z.toJSONSchema(z.object({ it: schema }), {
    io,
    unrepresentable: 'any',
  }) as unknown as {
    properties: { it: Json };
    $defs?: Record<string, Json>;
  };
  const move = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(move);
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).flatMap(([k, v]) => {
        if (k === '$ref') return [[k, String(v).replace('#/$defs/', '#/components/schemas/')]];
        return k === 'id' && typeof v === 'string' ? [] : [[k, move(v)]];
      }),
    );
  };
  for (const [name, def] of Object.entries($defs ?? {})) components[name] = move(def);
  return move(properties.it) as Json;
}

const ALWAYS: ErrorCode[] = ['malformed_request', 'rate_limited', 'internal', 'unavailable'];
const OF_FILES: ErrorCode[] = [
  'validation_failed',
  'unsupported_media',
  'file_too_large',
  'file_not_supported',
  'file_damaged',
  'file_infected',
  'vault_full',
  'storage_full',
];
const BYTES: Json = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

/** Every error code this endpoint can return, from its access level and options. */
export function errorsOf(e: AnyEndpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...ALWAYS, ...e.errors]);
  if (e.params.type !== 'undefined' || e.query.type !== 'undefined' || e.body.type !== 'undefined')
    codes.add('validation_failed');
  if (e.takes === 'file') for (const code of OF_FILES) codes.add(code);
  if (e.method !== 'GET') codes.add('cross_site');
  if (e.access !== 'public') codes.add('not_signed_in').add('account_switched');
  if (e.access === 'staff') codes.add('not_allowed').add('passkey_required');
  if (e.params.type !== 'undefined') codes.add('not_found');
  if (e.stepUp) codes.add('step_up_required');
  if (e.idempotent) codes.add('idempotency_key_reused').add('idempotency_in_progress');
  return [...codes];
}

function parametersOf(e: AnyEndpoint, components: Json): Json[] {
  const list: Json[] = [];
  for (const [place, schema] of [
    ['path', e.params],
    ['query', e.query],
  ] as const) {
    if (schema.type === 'undefined') continue;
    const object = toSchema(schema, 'input', components) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    for (const [name, property] of Object.entries(object.properties ?? {}))
      list.push({ name, in: place, required: object.required?.includes(name) ?? false, schema: property });
  }
  if (e.takes === 'file')
    list.push({
      name: FILE_NAME_HEADER,
      in: 'header',
      required: true,
      schema: { type: 'string', description: 'The name of the file, percent-encoded.' },
    });
  if (e.idempotent)
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: 255 },
    });
  return list;
}

function answerOf(e: AnyEndpoint, components: Json): Json {
  if (e.gives === 'file') return { description: 'The file, to be saved.', content: BYTES };
  if (e.reply.type === 'undefined') return { description: 'Done.' };
  const schema = toSchema(e.reply, 'output', components);
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

function bodyOf(e: AnyEndpoint, components: Json): Json {
  if (e.takes === 'file') return { requestBody: { required: true, content: BYTES } };
  if (e.body.type === 'undefined') return {};
  const schema = toSchema(e.body, 'input', components);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function responsesOf(e: AnyEndpoint, components: Json): Json {
  const responses: Json = { [e.status]: answerOf(e, components) };
  if (e.cache !== 'none') responses[304] = { description: 'Not changed since the ETag that was sent.' };
  for (const [status, codes] of Map.groupBy(errorsOf(e), (code) => ERROR_STATUS[code]))
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  return responses;
}

/** The OpenAPI 3.1 document of every /api call, made from the values that register the routes. */
export function makeOpenApi(endpoints: AnyEndpoint[], about: { version: string; origin: string }): Json {
  const components: Json = {};
  toSchema(ErrorBody, 'output', components);
  const paths: Record<string, Json> = {};
  for (const e of endpoints) {
    const path = e.path.replace(/:(\w+)/g, '{$1}');
    const parameters = parametersOf(e, components);
    (paths[path] ??= {})[e.method.toLowerCase()] = {
      operationId: `${e.method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`,
      summary: e.summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(e.access === 'public' ? { security: [] } : { security: [{ session: [] }] }),
      'x-access': e.access,
      ...(e.may ? { 'x-may': e.may } : {}),
      ...(e.stepUp ? { 'x-step-up': true } : {}),
      ...(parameters.length ? { parameters } : {}),
      ...bodyOf(e, components),
      responses: responsesOf(e, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearthline API',
      version: about.version,
      description: 'Every call the Hearthline web app makes.',
    },
    servers: [{ url: about.origin }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}
