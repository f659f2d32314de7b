import { randomUUID } from 'node:crypto';
import type { HostedDetail, PublicEvent } from '#contract/emergency/community-events.ts';
import { wallOf } from '#server/emergency/community-events/event-times.ts';
import { sendDueMails } from '#server/emergency/community-events/job-names.ts';
import { HANDLERS } from '#server/worker.ts';
import { after, hours } from '#server/platform/clock.ts';
import { linkIn } from './ambassadors.ts';
import type { Browser, World } from './world.ts';

/** An event as an ambassador enters it, some hours from now. */
export function eventIn(world: World, ahead: number, given: object = {}) {
  const zone = 'America/Los_Angeles';
  // Whole days later at 10:00, so that no test depends on the time of day.
  const { day } = wallOf(after(world.clock.now(), hours(ahead)), zone);
  return {
    kind: 'drill',
    title: 'Street drill',
    description: 'We walk to the school together.',
    day,
    starts: '10:00',
    ends: '12:00',
    place: 'Ponderosa School, north lot',
    capacity: 10,
    bring: 'Shoes',
    ...given,
  };
}

export async function plan(world: World, who: Browser, given: object = {}, ahead = 72) {
  const reply = await who.post('/api/ambassador/events', eventIn(world, ahead, given));
  if (reply.status !== 201) throw new Error(reply.text);
  return (reply.body as HostedDetail).event;
}

export const hosted = async (who: Browser, id: string) =>
  (await who.get(`/api/ambassador/events/${id}`)).body as HostedDetail;
export const publicEvent = async (who: Browser, id: string) =>
  ((await who.get(`/api/community/events/${id}`)).body as { event: PublicEvent }).event;

export const SIGN_UP_LINK = '/community/sign-up';
export const linkOf = (world: World, email: string, atLeast = 1) =>
  linkIn(world, email, SIGN_UP_LINK, atLeast);

/** A visitor signs up and confirms by the link in their email. */
export async function visitorSignsUp(world: World, eventId: string, name = 'Sam Visitor') {
  const email = `${randomUUID()}@example.com`;
  const browser = world.visitor();
  const asked = await browser.post(`/api/community/events/${eventId}/sign-up`, { name, email });
  if (asked.status !== 201) throw new Error(asked.text);
  const t = await linkOf(world, email);
  const { status, body, text } = await browser.post('/api/community/sign-up/confirm', { t });
  if (status !== 200) throw new Error(text);
  return { email, t, browser, own: (body as { own: { state: string } }).own };
}

/** Moves the clock to a given time of an event. */
export const moveTo = (world: World, at: Date) =>
  world.clock.advance(at.getTime() - world.clock.now().getTime());

/** What the schedule runs every five minutes, and the jobs it enqueues. */
export async function sweep(world: World): Promise<void> {
  await HANDLERS.find(({ job }) => job.name === sendDueMails.name)?.run(world.deps, {});
  await world.runJobs();
}

export const subjects = async (world: World, email: string) =>
  (await world.mailbox(email, 0)).map(({ subject }) => subject);
