/** Calls every endpoint as every kind of caller, with IDs of a household that isn't theirs. */
import { isEndless, type Operation, operationsOf, sendTo, urlWith } from '#test/documented.ts';
import { bodiesAbout, SAMPLE_QUERIES } from '#test/sample-bodies.ts';
import { mayDo } from '#contract/staff.ts';
import { codeOf, faultsOf } from './answers.ts';
import { type Caller, type Canary, everyCaller, plantCanary } from './people.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

/** These would end the walk, because they sign the caller out or delete the account. */
const ENDS_THE_CALLER = new Set(['POST /api/auth/sign-out', 'POST /api/account/deletion']);

const nameInContract = ({ method, path }: Operation) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * What staff may read about a household that they don't work for. Member lists and orders show who people
 * are, requests without an order await a decision there, and the desk exists to read and answer messages. No
 * other household data may appear.
 */
export const SHOWN_TO_STAFF =
  /^GET \/api\/(admin\/(members|orders|recent-orders|audit|waitlist|operations\/reviews)|desk)(\/|$)|^POST \/api\/desk\/cases\/\{caseId\}\/bookings\//;

/**
 * At the small size, staff roles share the work: each tries some operations, and together they try each one
 * once.
 */
const isTriedBy = ({ size }: Target, callers: Caller[], caller: Caller, n: number): boolean => {
  if (size === 'full' || caller.role === null) return true;
  const staff = callers.filter(({ role }) => role !== null);
  return n % staff.length === staff.indexOf(caller);
};

async function walk(target: Target, canary: Canary, callers: Caller[]): Promise<string[]> {
  const { operations } = await operationsOf(target.world);
  const ids = { ...canary.ids, userId: canary.me.user.id };
  const bodies = bodiesAbout(ids);
  const faults: string[] = [];
  for (const caller of callers)
    for (const [n, operation] of operations.entries()) {
      if (isEndless(operation) || ENDS_THE_CALLER.has(operation.name)) continue;
      if (!isTriedBy(target, callers, caller, n)) continue;
      const known = nameInContract(operation);
      const query = SAMPLE_QUERIES[known] ?? (caller.linkToken ? `?t=${caller.linkToken}` : '');
      const token = caller.linkToken ? { t: caller.linkToken, token: caller.linkToken } : {};
      const url = urlWith(ids, operation) + query;
      const reply = await sendTo(caller.browser, operation, url, { ...bodies[known], ...token });
      const what = `${operation.name} as ${caller.who}`;
      faults.push(...faultsOf(what, reply), ...leaksOf(what, operation, caller, canary, reply.text));
      faults.push(...openDoors(what, operation, caller, reply));
    }
  return faults;
}

function leaksOf(what: string, { name }: Operation, caller: Caller, canary: Canary, text: string): string[] {
  const secrets = [canary.word, canary.me.email];
  if (!secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))) return [];
  if (caller.role && SHOWN_TO_STAFF.test(name)) return [];
  return [`${what}: shows what the household entered`];
}

/** Checks that callers without access are refused with the right status and code. */
function openDoors(
  what: string,
  operation: Operation,
  { role, isStale }: Caller,
  { status, body }: { status: number; body: unknown },
): string[] {
  const access = operation['x-access'];
  const isSignedIn = role !== null || what.includes('as a member');
  if (access !== 'public' && !isSignedIn && status !== 401) return [`${what}: answered ${status}, not 401`];
  if (access === 'staff' && !role && isSignedIn && status !== 403)
    return [`${what}: answered ${status}, not 403`];
  const may = operation['x-may'];
  if (role && may && !mayDo(role, may) && codeOf(body) !== 'not_allowed')
    return [`${what}: answered ${status} ${codeOf(body)}, and the role doesn't include ${may}`];
  if (access === 'staff' && isStale && operation['x-step-up'] && codeOf(body) !== 'step_up_required') {
    const isRefusedAnyway = codeOf(body) === 'not_allowed';
    if (!isRefusedAnyway) return [`${what}: answered ${status} ${codeOf(body)}, not step_up_required`];
  }
  const isOfTheHousehold = access === 'member' && operation.path.includes('{');
  if (isOfTheHousehold && status < 300) return [`${what}: answered ${status} to someone else's id`];
  return [];
}

export const roles: Attack = {
  name: 'every endpoint by every role, with the ids of another household',
  run: async (target) => {
    const canary = await plantCanary(target.world);
    const callers = await everyCaller(target.world);
    const few = ['a visitor', 'a member of another household', 'a partner with a link'];
    const chosen = sizedFor(target, {
      small: callers.filter(({ who, role }) => role !== null || few.includes(who)),
      full: callers,
    });
    return walk(target, canary, chosen);
  },
};
