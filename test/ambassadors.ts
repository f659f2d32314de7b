import { randomUUID } from 'node:crypto';
import { pacificDay } from '#server/emergency/ambassadors/pacific-day.ts';
import { after, days } from '#server/platform/clock.ts';
import { QUIZ_KEY } from '#server/emergency/ambassadors/quiz-key.ts';
import { MODULES } from '#contract/emergency/training-modules.ts';
import type { Impact } from '#contract/emergency/impact.ts';
import { signedIn, signedInAs, type Browser, type World } from './world.ts';

/** An application as entered in the form. */
export const APPLICATION = {
  name: 'Rosa Delgado',
  county: '06007',
  zip: '95969',
  area: 'Oak Ridge Drive',
  isAdult: true,
  consent: true,
};

/** The newest link of a kind in an address's email. */
export async function linkIn(world: World, email: string, path: string, atLeast = 1): Promise<string> {
  const like = new RegExp(`${path}\\?t=([\\w-]+)`);
  const mails = await world.mailbox(email, atLeast);
  const token = mails.map(({ text }) => like.exec(text)?.[1]).find((found) => found !== undefined);
  if (!token) throw new Error(`no link to ${path} in the mail to ${email}`);
  return token;
}

export type Ambassador = Awaited<ReturnType<typeof newApplicant>>;

/** A person with an account who has applied. */
export async function newApplicant(world: World, given: { email?: string; name?: string } = {}) {
  const me = await signedIn(world, given.email ?? `${randomUUID()}@example.com`);
  const body = { ...APPLICATION, name: given.name ?? APPLICATION.name, email: me.email };
  const { status, text } = await me.post('/api/ambassadors', body);
  if (status !== 201) throw new Error(text);
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select id from ambassadors where user_id = $1',
    [me.user.id],
  );
  return { ...me, ambassadorId: rows[0]?.id ?? '' };
}

/** The same, approved. */
export async function newAmbassador(world: World, given: { email?: string; name?: string } = {}) {
  const me = await newApplicant(world, given);
  const staff = await signedInAs(world, 'OPERATIONS');
  const approved = await staff.post(`/api/admin/ambassadors/${me.ambassadorId}/approve`);
  if (approved.status !== 200) throw new Error(approved.text);
  return me;
}

/** Makes an account this many days old. */
export const aged = (world: World, userId: string, by = 60) =>
  world.database.pool.query(
    `update users set created_at = created_at - make_interval(days => $2) where id = $1`,
    [userId, by],
  );

/** A neighbor with an account of a certain age. */
export async function newNeighbor(world: World, age = 60) {
  const me = await signedIn(world);
  await aged(world, me.user.id, age);
  return me;
}

/** Today's date in California, or an earlier one. Calculated by calendar, because one day in fall has 25 hours. */
export function today(world: World, ago = 0): string {
  const noon = new Date(`${pacificDay(world.clock.now())}T12:00:00Z`);
  return after(noon, -days(ago)).toISOString().slice(0, 10);
}

export const ENTRY = { kind: 'kit', evidence: 'Handed two kits to the Nguyens and opened them together.' };

/** Adds an entry, and returns the response and the entry's id. */
export async function enter(world: World, who: Browser, given: object = {}) {
  const reply = await who.post('/api/ambassador/impact', {
    ...ENTRY,
    happenedOn: today(world),
    confirmer: null,
    ...given,
  });
  const { claims } = (reply.body ?? {}) as Partial<Impact>;
  return { reply, id: claims?.[0]?.id ?? '', impact: reply.body as Impact };
}

/** Asks a neighbor, who answers in their own browser through the link in the email. */
export async function confirmedBy(
  world: World,
  who: Browser,
  neighbor: { email: string; browser?: Browser },
  given: object = {},
) {
  const { reply, id } = await enter(world, who, {
    ...given,
    confirmer: { name: 'Neighbor', email: neighbor.email },
  });
  if (reply.status !== 201) throw new Error(reply.text);
  const t = await linkIn(world, neighbor.email, '/ambassadors/confirm');
  const browser = neighbor.browser ?? world.visitor();
  const answer = await browser.post('/api/impact/link/answer', { t, answer: 'yes', name: 'Neighbor' });
  return { id, t, answer: answer.body as { is: string; doubt: string | null } };
}

export const impactOf = async (who: Browser) => (await who.get('/api/ambassador/impact')).body as Impact;

/** Passes every module. */
export async function passAll(who: Browser): Promise<void> {
  for (const module of MODULES) {
    const { status, text } = await who.post(`/api/ambassador/training/${module}/quiz`, {
      answers: QUIZ_KEY[module],
    });
    if (status !== 200) throw new Error(text);
  }
}
