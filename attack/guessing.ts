/** Guesses codes and links from many addresses, real and spoofed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { partnerContacts } from '#server/outreach/partners/tables.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { tend } from '#server/service/bookings/job-names.ts';
import { addPartner, booker, endPartners } from '#test/bookings.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { codeOf, faultsOf } from './answers.ts';
import { guessFrom, jarOf, MOST_TRIES, wrongOf } from './guesses.ts';
import { codeFor } from './sign-in.ts';
import { signInCodes, spoofedNetworks } from './sign-in-codes.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

async function partnerCodes(target: Target): Promise<string[]> {
  const { world, port } = target;
  const { t, email } = await openHotels(world).withRequest();
  const desk = world.visitor();
  const known = (await world.mailbox(email, 0)).length;
  await desk.post(`${LINK}/code`, { t });
  const code = await codeFor(world, email, known + 1);
  const guesses = await Promise.all(
    Array.from({ length: MOST_TRIES }, () =>
      guessFrom(port, `${LINK}/device`, { t, code: wrongOf(code) }, jarOf(desk)),
    ),
  );
  const faults = guesses.flatMap((reply) => faultsOf('a wrong partner code', reply));
  const late = await guessFrom(port, `${LINK}/device`, { t, code }, jarOf(desk));
  if (late.status < 400) faults.push(`A partner code still works after ${MOST_TRIES} wrong ones at once.`);
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
    Array.from({ length: MOST_TRIES }, () =>
      guessFrom(port, `${LINK}/start`, { t, code: wrongOf(doorCode, 4) }, jarOf(visitor)),
    ),
  );
  const faults = guesses.flatMap((reply) => faultsOf('a wrong door code', reply));
  const late = await guessFrom(port, `${LINK}/start`, { t, code: doorCode }, jarOf(visitor));
  if (late.status < 400) faults.push(`A door code still opens after ${MOST_TRIES} wrong ones at once.`);
  return faults;
}

/** Endpoints that open something with the secret of a link. */
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
