/** Codes and links guessed from many addresses, true and pretended. */
import { randomBytes, randomUUID } from 'node:crypto';
import { partnerContacts } from '#server/outreach/partners/tables.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { tend } from '#server/service/bookings/job-names.ts';
import { addPartner, booker, endPartners } from '#test/bookings.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { KNOWN_NETWORK, signedIn, type Browser } from '#test/world.ts';
import { codeOf, faultsOf } from './answers.ts';
import { ask, newAddress, openBrowser } from './client.ts';
import { codeFor } from './sign-in.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

const wrongOf = (code: string, length = 6) =>
  code === '1'.repeat(length) ? '2'.repeat(length) : '1'.repeat(length);
const jarOf = (who: Browser) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The same browser's guess from another address each time, with one more pretended in front. */
const guessFrom = (port: number, path: string, body: object, cookie: string) =>
  ask(port, {
    method: 'POST',
    path,
    from: `${newAddress()}, ${newAddress()}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });

async function signInCodes(target: Target): Promise<string[]> {
  const { world, port } = target;
  const faults: string[] = [];
  const victim = await signedIn(world);
  const thief = world.visitor();
  await thief.post('/api/auth/code', { email: victim.email });
  const code = await codeFor(world, victim.email);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () =>
      guessFrom(port, '/api/auth/code/verify', { code: wrongOf(code) }, jarOf(thief)),
    ),
  );
  for (const reply of guesses) {
    faults.push(...faultsOf('a wrong sign-in code', reply));
    if (reply.status < 400) faults.push('A wrong sign-in code was taken.');
  }
  const late = await guessFrom(port, '/api/auth/code/verify', { code }, jarOf(thief));
  if (late.status < 400) faults.push('A sign-in code still works after 30 wrong ones from 30 addresses.');
  // A code asked for in one browser is worth nothing in another.
  const [here, there] = [world.visitor(), world.visitor()];
  await here.post('/api/auth/code', { email: victim.email });
  await there.post('/api/auth/code', { email: `${randomUUID()}@example.com` });
  const fresh = await codeFor(world, victim.email, 2);
  if ((await there.post('/api/auth/code/verify', { code: fresh })).status < 400)
    faults.push('A code that another browser asked for signs in.');
  // Strangers use up the address's allowance; the member on their own network still gets a code.
  const requests = await Promise.all(
    Array.from({ length: 40 }, () => world.visitor().post('/api/auth/code', { email: victim.email })),
  );
  if (!requests.some(({ status }) => status === 429))
    faults.push('Forty codes in a minute for one address, and none was refused.');
  const own = openBrowser(port, KNOWN_NETWORK);
  const asked = await own.post('/api/auth/code', { email: victim.email });
  if (asked.status !== 202) faults.push(`The member can't ask for a code any more: ${asked.text}`);
  return faults;
}

/** However a caller pretends to be many networks, one that asks for too many codes is refused. */
export async function spoofedNetworks(target: Pick<Target, 'port'>, what: string): Promise<string[]> {
  const real = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 130; n += 1) {
    const pretended = `${(n % 223) + 1}.${n}.7.7`;
    const reply = await ask(target.port, {
      method: 'POST',
      path: '/api/auth/code',
      // With a proxy, it appends the true address. Without one, nothing does.
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
    statuses.push(reply.status);
  }
  return statuses.includes(429)
    ? []
    : [`${what}: 130 codes from one address that pretends to be 130, none refused.`];
}

async function partnerCodes(target: Target): Promise<string[]> {
  const { world, port } = target;
  const { t, email } = await openHotels(world).withRequest();
  const desk = world.visitor();
  const known = (await world.mailbox(email, 0)).length;
  await desk.post(`${LINK}/code`, { t });
  const code = await codeFor(world, email, known + 1);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () =>
      guessFrom(port, `${LINK}/device`, { t, code: wrongOf(code) }, jarOf(desk)),
    ),
  );
  const faults = guesses.flatMap((reply) => faultsOf('a wrong partner code', reply));
  const late = await guessFrom(port, `${LINK}/device`, { t, code }, jarOf(desk));
  if (late.status < 400) faults.push('A partner code still works after 30 wrong ones at once.');
  return faults;
}

async function doorCodes(target: Target): Promise<string[]> {
  const { world, port } = target;
  await endPartners(world);
  const partnerId = await addPartner(world, { kind: 'contractor', away: 0.1 });
  const email = `${randomUUID()}@partner.example`;
  await world.db.insert(partnerContacts).values({ partnerId, name: 'Kim Lane', role: 'dispatch', email });
  const me = await booker(world);
  const { id } = await me.book('contractor-visit');
  for (const job of [tend, advanceOffers]) {
    await world.deps.jobs.enqueue(world.db, job, {});
    await world.runJobs();
  }
  const t = await openHotels(world).linkTo(email);
  const visitor = world.visitor();
  await visitor.post(`${LINK}/quote`, { t, cents: 48_000, note: 'Two hours' });
  await me.act(id, 'agree', { cents: 48_000 });
  const { doorCode } = await me.read(id);
  if (!doorCode) return ['The booking has no code for the door.'];
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () =>
      guessFrom(port, `${LINK}/start`, { t, code: wrongOf(doorCode, 4) }, jarOf(visitor)),
    ),
  );
  const faults = guesses.flatMap((reply) => faultsOf('a wrong door code', reply));
  const late = await guessFrom(port, `${LINK}/start`, { t, code: doorCode }, jarOf(visitor));
  if (late.status < 400) faults.push('A door code still opens after 30 wrong ones at once.');
  return faults;
}

/** Calls that open something with the secret of a link. */
const BY_TOKEN: [path: string, field: string][] = [
  ['/api/shared/open', 'token'],
  ['/api/shared/recovery', 'token'],
  ['/api/invitations/read', 'token'],
  ['/api/invitations/accept', 'token'],
  ['/api/join/read', 'token'],
  ['/api/auth/link', 'token'],
  ['/api/account/email/undo', 'token'],
  ['/api/waitlist/leave', 'token'],
  ['/api/notices/seen', 't'],
  [`${LINK}/open`, 't'],
  ['/api/partners/here', 't'],
  ['/api/ambassadors/link/open', 't'],
  ['/api/impact/link/open', 't'],
];

async function linkTokens(target: Target): Promise<string[]> {
  const faults: string[] = [];
  const { world } = target;
  for (const [path, field] of BY_TOKEN) {
    const codes = new Set<string>();
    for (let n = 0; n < sizedFor(target, { small: 3, full: 20 }); n += 1) {
      const token = randomBytes(32).toString('base64url');
      const reply = await world.visitor().post(path, { [field]: token, code: '111111' });
      faults.push(...faultsOf(`${path} with a made-up link`, reply));
      if (reply.status < 400) faults.push(`${path}: a made-up link opened something.`);
      codes.add(`${reply.status} ${codeOf(reply.body)}`);
    }
    if (codes.size > 1) faults.push(`${path}: made-up links get different answers: ${[...codes].join(', ')}`);
  }
  return faults;
}

export const guessing: Attack = {
  name: 'codes and links guessed from many addresses',
  run: async (target) => [
    ...(await signInCodes(target)),
    ...(await spoofedNetworks(target, 'behind a proxy')),
    ...(await partnerCodes(target)),
    ...(await doorCodes(target)),
    ...(await linkTokens(target)),
  ],
};
