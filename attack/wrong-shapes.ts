/**
 * Requests that clearly violate a schema of the OpenAPI document. Each must be refused before any of our code
 * acts on it.
 */
import { mayDo } from '#contract/staff.ts';
import {
  type Document,
  isEndless,
  type Operation,
  operationsOf,
  type Schema,
  urlWith,
} from '#test/documented.ts';
import { type Browser, signedIn, signedInAs } from '#test/world.ts';
import { codeOf, faultsOf, readJson } from './answers.ts';
import { ask, newAddress } from './client.ts';
import { resolve, valueFor } from './schema-values.ts';
import { type Attack, pick, sizedFor, type Target } from './target.ts';

type Wrong = { what: string; path: string; body?: string; code: readonly string[] };

const SCALARS = new Set(['string', 'number', 'integer', 'boolean']);
const REFUSED = ['validation_failed'];
/** More than the 256 KiB that a body may have. */
const TOO_MUCH = 300_000;

/** An object where the schema allows only strings, numbers or booleans. */
const isScalar = (schema: Schema, document: Document): boolean => {
  const known = resolve(schema, document);
  const options = known.anyOf ?? known.oneOf;
  if (options) return options.every((option) => isScalar(option, document));
  const types = [known.type].flat();
  return types.every((type) => type !== undefined && (SCALARS.has(type) || type === 'null'));
};

/** Invalid bodies, by what is wrong with them. */
function wrongBodies(operation: Operation, document: Document): Omit<Wrong, 'path'>[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  const known = resolve(schema, document);
  if (known.type !== 'object') return [];
  const right = valueFor(known, document) as Record<string, unknown>;
  const text = JSON.stringify(right);
  const needed = known.required ?? [];
  const fields = Object.entries(known.properties ?? {}).filter(([, part]) => isScalar(part, document));
  return [
    ...fields.map(([name]) => ({
      what: `an object for ${name}`,
      body: JSON.stringify({ ...right, [name]: { $gt: '' } }),
      code: REFUSED,
    })),
    ...needed.map((name) => ({
      what: `no ${name}`,
      body: JSON.stringify({ ...right, [name]: undefined }),
      code: REFUSED,
    })),
    { what: 'a list for an object', body: '[]', code: REFUSED },
    { what: 'a number for an object', body: '7', code: REFUSED },
    { what: 'half a body', body: text.slice(0, -1), code: ['malformed_request'] },
    { what: 'two bodies', body: `${text}${text}`, code: ['malformed_request'] },
    {
      what: 'a prototype',
      body: text.replace('{', `{"__proto__":{"role":"ADMIN"}${text === '{}' ? '' : ','}`),
      code: ['malformed_request'],
    },
    { what: 'too much', body: JSON.stringify({ ...right, x: 'x'.repeat(TOO_MUCH) }), code: ['too_large'] },
  ];
}

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema & { format?: string } };

/** Invalid IDs and queries. */
function wrongUrls(operation: Operation, document: Document): Wrong[] {
  const path = urlWith({}, operation);
  return (operation.parameters ?? []).flatMap(({ name, in: place, schema = {} }: Parameter): Wrong[] => {
    const known = resolve(schema, document);
    if (place === 'path' && known.format === 'uuid')
      return [
        {
          what: `no id for ${name}`,
          path: urlWith({}, { ...operation, path: operation.path.replace(`{${name}}`, 'not-an-id') }),
          body: '{}',
          code: REFUSED,
        },
      ];
    const isNumber = known.type === 'integer' || known.type === 'number';
    if (place !== 'query' || !(known.enum || isNumber)) return [];
    return [{ what: `words for ${name}`, path: `${path}?${name}=not-one`, body: '{}', code: REFUSED }];
  });
}

async function send(target: Target, who: Browser, operation: Operation, wrong: Wrong): Promise<string[]> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const hasBody = operation.method !== 'GET';
  const reply = await ask(target.port, {
    method: operation.method,
    path: wrong.path,
    from: newAddress(),
    body: hasBody ? wrong.body : undefined,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
  });
  const what = `${operation.name} with ${wrong.what}`;
  const code = codeOf(readJson(reply.text));
  // Our own validation must refuse first. A refusal by the database or the handler would prove nothing.
  const isRefused = reply.status >= 400 && wrong.code.includes(code ?? '');
  return [
    ...faultsOf(what, reply),
    ...(isRefused ? [] : [`${what}: answered ${reply.status} ${code}, not ${wrong.code.join(' or ')}`]),
  ];
}

/** One authorized caller for each kind of access. */
async function insiders({ world }: Target): Promise<(operation: Operation) => Browser> {
  const [visitor, member] = [world.visitor(), await signedIn(world)];
  const [admin, finance] = [await signedInAs(world, 'ADMIN'), await signedInAs(world, 'FINANCE')];
  return ({ 'x-access': access, 'x-may': may }) => {
    if (access === 'public') return visitor;
    if (access === 'member') return member;
    return may && !mayDo('ADMIN', may) ? finance : admin;
  };
}

/**
 * A step-up lasts five minutes, and these requests may take longer. Without a fresh one, none would reach
 * schema validation.
 */
const freshen = ({ world }: Target) =>
  world.database.pool.query('update sessions set verified_at = $1', [world.clock.now()]);

/** Fewer would mean that the document no longer describes bodies. */
const LEAST_TRIED = 200;

export const wrongShapes: Attack = {
  name: 'requests that the OpenAPI document rules out',
  run: async (target) => {
    const { operations, document } = await operationsOf(target.world);
    const insideOf = await insiders(target);
    const faults: string[] = [];
    let tried = 0;
    // Providers sign the bytes of their webhooks, so these are refused before they are parsed.
    const aimed = operations.filter((o) => !isEndless(o) && !o.path.startsWith('/api/webhooks/'));
    for (const [n, operation] of aimed.entries()) {
      if (n % 20 === 0) await freshen(target);
      const path = urlWith({}, operation);
      const bodies = wrongBodies(operation, document).map((wrong) => ({ ...wrong, path }));
      const all = [...bodies, ...wrongUrls(operation, document)];
      const chosen = sizedFor(target, { small: all.length > 0 ? [pick(target.random, all)] : [], full: all });
      tried += chosen.length;
      for (const wrong of chosen) faults.push(...(await send(target, insideOf(operation), operation, wrong)));
    }
    if (tried < LEAST_TRIED) faults.push(`Only ${tried} requests could be made wrong.`);
    return faults;
  },
};
