import type { z } from 'zod';
import type { InformationEvent, InformationInput } from '#contract/emergency/information.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { notifyStaff, peopleById } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { composeOptionalMail, pushTo, wants, wantsMail } from '#server/core/notifications/notifications.ts';
import { membersAround } from '#server/emergency/activations/activations.ts';
import * as alerts from '#server/emergency/alerts/alerts.ts';
import { addressLines, homeOf, peopleOfHomes } from '#server/home/homes/homes.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { bulletinMail, bulletinStatement, bulletinTitle, readerOf } from './bulletin-mails.ts';
import { publishInformation } from './job-names.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Shown = z.input<typeof InformationEvent>;
const BATCH = 200;
/** Longer than a batch takes. A failed message is retried after this. */
const LEASE = minutes(10);
const SHOWN = 50;

/** Follows the zones, queues one message per person for each new version, and sends what is due. Idempotent. */
export async function publishBulletins(deps: Deps): Promise<void> {
  const { db, clock, feeds } = deps;
  await db.transaction((tx) => alerts.syncInformation(tx, feeds, clock.now()));
  for (const { id } of await alerts.unpublished(db))
    await db.transaction((tx) => queuePeople(tx, id, clock.now()));
  await sendDue(deps);
}

/** Who gets this version: members in the area, or for an end, everyone who got an earlier version. */
async function queuePeople(tx: Tx, eventId: string, at: Date): Promise<void> {
  const event = await alerts.lockUnpublished(tx, eventId);
  if (!event) return;
  await store.skipOlder(tx, eventId, event.version, at);
  // An end by expiry isn't announced, and a warning or an order sends its own notice.
  const isSilent = event.endReason === 'expired' || event.endReason === 'raised';
  const people = isSilent
    ? []
    : event.endedAt
      ? await store.toldBefore(tx, eventId, event.version)
      : await peopleAround(tx, event.shape, at);
  const once = new Map(people.map(({ userId, homeId }) => [userId, homeId]));
  await store.queue(
    tx,
    [...once].map(([userId, homeId]) => ({ eventId, version: event.version, userId, homeId, at })),
  );
  await alerts.setPublished(tx, eventId);
}

async function peopleAround(tx: Tx, shape: alerts.InformationRow['shape'], at: Date) {
  const homes = await membersAround(tx, shape, at);
  return homes.length === 0
    ? []
    : peopleOfHomes(
        tx,
        homes
          .map(({ id }) => id)
          .toSorted()
          .toReversed(),
      );
}

async function sendDue(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const now = clock.now();
    const leased = await store.lease(db, { now, until: after(now, LEASE), limit: BATCH });
    for (const bulletin of leased) {
      const state = await sendOne(deps, bulletin).catch((err: unknown) => {
        log.warn({ err, eventId: bulletin.eventId }, 'bulletin not sent, will retry');
        return null;
      });
      if (state) await store.finish(db, bulletin, { state, doneAt: clock.now() });
    }
    // Failed ones are leased for a while, so the loop ends when everyone has been tried.
    if (leased.length < BATCH) return;
  }
}

/** The provider dedupes by this key after a crash. */
async function sendOne(deps: Deps, { eventId, version, userId, homeId }: store.Bulletin) {
  const { db, mail, config } = deps;
  const event = await alerts.findInformation(db, eventId);
  const person = (await peopleById(db, [userId])).get(userId);
  const addressLine = (await addressLines(db, [homeId])).get(homeId);
  const isStillThere = (await peopleOfHomes(db, [homeId])).some((one) => one.userId === userId);
  if (!event || event.version !== version || !person || !addressLine || !isStillThere) return 'skipped';
  const key = `bulletin ${eventId} ${version} ${userId}`;
  const facts = { ...event, addressLine };
  const home = await homeOf(db, homeId);
  const reader = readerOf(person.language, timeZoneOf(home?.state ?? ''));
  const isPushed =
    (await wants(db, userId, event.kind, 'push')) &&
    (await pushTo(
      deps,
      userId,
      {
        title: bulletinTitle(facts, reader),
        body: bulletinStatement(facts, reader),
        path: '/evacuation',
        tag: `information ${eventId}`,
      },
      key,
    ));
  if (!(await wantsMail(db, userId, event.kind))) return isPushed ? 'sent' : 'skipped';
  const parts = bulletinMail(facts, reader, `${config.origin}/evacuation`);
  const to = { id: userId, email: person.email };
  const result = await mail.send({ ...composeOptionalMail(deps, to, event.kind, parts), key });
  return result.outcome === 'sent' ? 'sent' : 'refused';
}

const shown = (event: alerts.InformationRow, sent: number): Shown => ({
  ...event,
  isOurs: event.key.startsWith('team:'),
  sent,
});

export async function listInformation(db: Db): Promise<Shown[]> {
  const events = await alerts.listInformation(db, SHOWN);
  const sent = await store.sentCounts(
    db,
    events.map(({ id }) => id),
  );
  return events.map((event) => shown(event, sent.get(event.id) ?? 0));
}

const refused = (field: string, sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

/** Announces something that no feed carries. It starts no services, so one administrator is enough. */
export async function announce(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  admin: Member,
  given: z.output<typeof InformationInput>,
): Promise<Shown> {
  const { shape, problem } = alerts.usableShape(given.shape);
  if (!shape) throw refused('shape', say().alertsErrors.drawAgain(alerts.shapeProblemText(problem)));
  const at = clock.now();
  const startsAt = given.startsAt ? new Date(given.startsAt) : null;
  const endsAt = given.endsAt ? new Date(given.endsAt) : null;
  if (endsAt && endsAt <= at) throw refused('endsAt', say().bulletinsErrors.endPassed);
  return db.transaction(async (tx) => {
    const { kind, name, source } = given;
    const event = await alerts.announceInformation(tx, {
      kind,
      name,
      source,
      startsAt,
      endsAt,
      shape,
      by: admin.id,
      at,
    });
    await jobs.enqueue(tx, publishInformation, {}, { unlessWaiting: true });
    await notifyStaff(tx);
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'information.announced',
      subjectId: event.id,
      detail: `${kind}: ${name}`,
      before: null,
      after: { kind, name, source },
    });
    return shown(event, 0);
  });
}

/** Ends what our team announced. Feeds end their own. */
export async function endAnnounced(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  admin: Member,
  id: string,
): Promise<Shown> {
  const found = await alerts.findInformation(db, id);
  if (!found) throw new AppError('not_found', say().bulletinsErrors.noSuchAnnouncement);
  if (!found.key.startsWith('team:')) throw new AppError('conflict', say().bulletinsErrors.official);
  const ended = await db.transaction(async (tx) => {
    const at = clock.now();
    const row = await alerts.endInformation(tx, id, { at, reason: 'lifted' });
    if (!row) throw new AppError('conflict', say().bulletinsErrors.alreadyOver);
    await jobs.enqueue(tx, publishInformation, {}, { unlessWaiting: true });
    await notifyStaff(tx);
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'information.ended',
      subjectId: id,
      detail: `${row.kind}: ${row.name}`,
      before: { ended: false },
      after: { ended: true },
    });
    return row;
  });
  return shown(ended, (await store.sentCounts(db, [id])).get(id) ?? 0);
}
