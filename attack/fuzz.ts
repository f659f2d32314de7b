/** Requests generated from the OpenAPI document, invalid in one or more places. */
import { FILE_NAME_HEADER } from '#contract/http.ts';
import { type Document, isEndless, type Operation, operationsOf, urlWith } from '#test/documented.ts';
import { type Browser, signedIn, signedInAs } from '#test/world.ts';
import { faultsOf } from './answers.ts';
import { ask } from './client.ts';
import { RAW_BODIES, spoil, valueFor } from './schema-values.ts';
import { type Attack, pick, sizedFor, type Target } from './target.ts';

const ODD_IDS = [
  '%00',
  '..%2f..',
  '%E0%A4%A',
  'null',
  '-1',
  '%F0%9F%92%A9',
  'x'.repeat(600),
  '__proto__',
  "'",
];
const ODD_QUERIES = [
  '',
  '?__proto__=1',
  '?limit=-1&after=x',
  '?q=%00',
  '?q=%25_%5C',
  '?q[]=1&q=2',
  '?format=exe',
];
const JSON_TYPE = 'application/json';

type Shot = { url: string; body: string | undefined; type: string };

function aim(operation: Operation, document: Document, random: () => number): Shot {
  const spoiledPath = operation.path.replace(/\{\w+\}/g, () => pick(random, ODD_IDS));
  const path = random() < 0.3 ? spoiledPath : urlWith({}, operation);
  const url = path + (random() < 0.4 ? pick(random, ODD_QUERIES) : '');
  const schema = operation.requestBody?.content[JSON_TYPE]?.schema;
  if (!schema) return { url, body: operation.method === 'GET' ? undefined : '{}', type: JSON_TYPE };
  const right = valueFor(schema, document);
  if (random() < 0.3) return { url, ...pick(random, RAW_BODIES)(JSON.stringify(right)) };
  return { url, body: JSON.stringify(spoil(right, random)) ?? '', type: JSON_TYPE };
}

async function shoot(target: Target, who: Browser, operation: Operation, shot: Shot): Promise<string[]> {
  const takesFile = operation.requestBody?.content['application/octet-stream'] !== undefined;
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await ask(target.port, {
    method: operation.method,
    path: shot.url,
    // Each request comes from its own network; otherwise rate limits would respond instead of the code behind
    // them.
    from: `10.${Math.floor(target.random() * 256)}.${Math.floor(target.random() * 256)}.7`,
    body: operation.method === 'GET' ? undefined : (shot.body ?? ''),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(operation.method === 'GET'
        ? {}
        : { 'content-type': takesFile && target.random() < 0.7 ? 'application/octet-stream' : shot.type }),
      ...(takesFile
        ? { [FILE_NAME_HEADER]: pick(target.random, ['a.pdf', '%00', '%E0', '..%2Fx.png', 'x']) }
        : {}),
    },
  });
  return faultsOf(
    `${operation.name} with ${(shot.body ?? '').slice(0, 120)} (${shot.url.slice(0, 80)})`,
    reply,
  );
}

/** Log lines that report a server-side failure. */
export const failuresIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"request failed"'))
    .map((line) => `The log has a failed request: ${line.slice(0, 400)}`);

export const fuzz: Attack = {
  name: 'malformed requests made from the OpenAPI document',
  run: async (target) => {
    const { operations, document } = await operationsOf(target.world);
    const callers = [
      target.world.visitor(),
      await signedIn(target.world),
      await signedInAs(target.world, 'ADMIN'),
    ];
    const aimed = operations.filter((o) => !isEndless(o) && o.name !== 'POST /api/auth/sign-out');
    const faults: string[] = [];
    const before = failuresIn(target.log()).length;
    const rounds = sizedFor(target, { small: 1, full: 6 });
    for (let round = 0; round < rounds; round += 1)
      for (const operation of aimed) {
        const { world, random } = target;
        // Unauthorized callers reach only the access check, so most requests are sent by authorized ones.
        const isInside = random() < 0.9;
        const who = !isInside ? callers[0] : operation['x-access'] === 'staff' ? callers[2] : callers[1];
        faults.push(
          ...(await shoot(target, who ?? world.visitor(), operation, aim(operation, document, random))),
        );
      }
    return [...faults, ...failuresIn(target.log()).slice(before)];
  },
};
