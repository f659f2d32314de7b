/**
 * Sign-in codes: guessed, requested too often, and requested from other places. Each limit is tested
 * separately, while staying below the others.
 */
import { randomUUID } from 'node:crypto';
import { KNOWN_NETWORK, signedIn, type Browser } from '#test/world.ts';
import { codeOf, faultsOf, readJson } from './answers.ts';
import { ask, newAddress, openBrowser } from './client.ts';
import { guessFrom, jarOf, MOST_TRIES, wrongOf } from './guesses.ts';
import { codeFor } from './sign-in.ts';
import type { Target } from './target.ts';

const VERIFY = '/api/auth/code/verify';
/**
 * Limits from docs/security.md per hour: per email address from one network, per email address, and per
 * network.
 */
const LIMITS = { ofBoth: 5, ofAddress: 30, ofNetwork: 100 };
/** Wrong codes per address per day, across all codes. */
const MOST_WRONG_A_DAY = 20;

/** Requests a code and returns it as the attacker would want it. `known`: number of earlier emails. */
async function askForCode({ world }: Target, who: Browser, email: string, known: number): Promise<string> {
  await who.post('/api/auth/code', { email });
  return codeFor(world, email, known + 1);
}

const guess = ({ port }: Target, who: Browser, code: string) => guessFrom(port, VERIFY, { code }, jarOf(who));

async function wrongGuesses(target: Target, who: Browser, code: string, count: number): Promise<string[]> {
  const replies = await Promise.all(Array.from({ length: count }, () => guess(target, who, wrongOf(code))));
  return replies.flatMap((reply) => [
    ...faultsOf('a wrong sign-in code', reply),
    ...(reply.status < 400 ? ['A wrong sign-in code was taken.'] : []),
  ]);
}

/** Guesses one code from many addresses at once. */
async function oneCode(target: Target): Promise<string[]> {
  const { email } = await signedIn(target.world);
  const thief = target.world.visitor();
  const code = await askForCode(target, thief, email, 0);
  const faults = await wrongGuesses(target, thief, code, MOST_TRIES);
  const late = await guess(target, thief, code);
  if (late.status < 400)
    faults.push(`A sign-in code still works after ${MOST_TRIES} wrong ones from as many addresses.`);
  // The database also refuses a sixth attempt, but with an error that people can't use.
  else if (codeOf(readJson(late.text)) !== 'code_wrong')
    faults.push(`Not the limit but something behind it ended a sign-in code: ${late.text.slice(0, 120)}`);
  return faults;
}

/** Requests many codes for one address, and guesses each less often than a single code allows. */
async function manyCodes(target: Target): Promise<string[]> {
  const { email } = await signedIn(target.world);
  const faults: string[] = [];
  const perCode = MOST_TRIES - 1;
  for (let n = 0; n < MOST_WRONG_A_DAY / perCode; n += 1) {
    const thief = target.world.visitor();
    const code = await askForCode(target, thief, email, n);
    faults.push(...(await wrongGuesses(target, thief, code, perCode)));
  }
  const last = target.world.visitor();
  const code = await askForCode(target, last, email, MOST_WRONG_A_DAY / perCode);
  if ((await guess(target, last, code)).status < 400)
    faults.push(`A sign-in code still works after ${MOST_WRONG_A_DAY} wrong ones over many codes.`);
  return faults;
}

/** A code requested in one browser doesn't work in another. */
async function otherBrowser(target: Target): Promise<string[]> {
  const { world } = target;
  const { email } = await signedIn(world);
  const [here, there] = [world.visitor(), world.visitor()];
  const code = await askForCode(target, here, email, 0);
  await there.post('/api/auth/code', { email: `${randomUUID()}@example.com` });
  if ((await there.post(VERIFY, { code })).status < 400)
    return ['A code that another browser asked for signs in.'];
  const own = await guess(target, here, code);
  return own.status < 400 ? [] : [`The right code is refused, so a refusal shows nothing: ${own.text}`];
}

/**
 * Returns how many of the requests were granted. Refusals for any reason other than this limit would prove
 * nothing.
 */
async function granted(count: number, request: (n: number) => Promise<{ status: number }>): Promise<number> {
  let taken = 0;
  for (let n = 0; n < count; n += 1) {
    const { status } = await request(n);
    if (status >= 400 && status !== 429) throw new Error(`asking for a code was answered ${status}`);
    if (status < 400) taken += 1;
  }
  return taken;
}

/** Requests codes from many networks, and from one. The member on their own network still gets one. */
async function manyRequests({ world, port }: Target): Promise<string[]> {
  const faults: string[] = [];
  const path = '/api/auth/code';
  const { email } = await signedIn(world);
  const fromMany = await granted(LIMITS.ofAddress + 10, () => world.visitor().post(path, { email }));
  if (fromMany > LIMITS.ofAddress)
    faults.push(`${fromMany} codes for one address from many networks; ${LIMITS.ofAddress} are the limit.`);
  const own = await openBrowser(port, KNOWN_NETWORK).post(path, { email });
  if (own.status !== 202) faults.push(`The member can't ask for a code any more: ${own.text}`);
  const other = await signedIn(world);
  const network = newAddress();
  const fromOne = await granted(LIMITS.ofBoth + 5, () =>
    openBrowser(port, network).post(path, { email: other.email }),
  );
  if (fromOne > LIMITS.ofBoth)
    faults.push(`${fromOne} codes for one address from one network; ${LIMITS.ofBoth} are the limit.`);
  return faults;
}

/** A caller that requests too many codes is refused, no matter how many networks it spoofs. */
export async function spoofedNetworks(target: Pick<Target, 'port'>, what: string): Promise<string[]> {
  const real = newAddress();
  const count = LIMITS.ofNetwork + 30;
  const taken = await granted(count, (n) => {
    const pretended = `${(n % 223) + 1}.${n % 256}.7.7`;
    return ask(target.port, {
      method: 'POST',
      path: '/api/auth/code',
      // A proxy appends the real address. Without one, nothing does.
      from: what === 'behind a proxy' ? `${pretended}, ${real}` : pretended,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-real-ip': pretended,
        forwarded: `for=${pretended}`,
        'true-client-ip': pretended,
      },
      body: JSON.stringify({ email: `${randomUUID()}@example.com` }),
    });
  });
  return taken <= LIMITS.ofNetwork
    ? []
    : [
        `${what}: ${taken} codes for one address that pretends to be many; ${LIMITS.ofNetwork} are the limit.`,
      ];
}

export async function signInCodes(target: Target): Promise<string[]> {
  return [
    ...(await oneCode(target)),
    ...(await manyCodes(target)),
    ...(await otherBrowser(target)),
    ...(await manyRequests(target)),
  ];
}
