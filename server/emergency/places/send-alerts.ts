import { messagesIn } from '#contract/text/catalog.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { composeOptionalMail, pushTo, wants, wantsMail } from '#server/core/notifications/notifications.ts';
import { isByAbsence, sourceName, zoneOf } from '#server/emergency/alerts/alerts.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { alertMail, alertStatement, alertTitle, type AlertFacts } from './alert-mails.ts';
import { openPlace } from './sealed-place.ts';
import * as store from './store.ts';

const BATCH = 200;
/** Longer than a batch takes. A failed message is retried after this. */
const LEASE = minutes(10);
const KIND = 'watched-places';
/** No place, id or location: the link reveals nothing about who or what is watched. */
const MAP_PATH = '/map';

/** Sends what is due, on the channels that each person chose. */
export async function sendAlerts(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const now = clock.now();
    const leased = await store.leaseAlerts(db, { now, until: after(now, LEASE), limit: BATCH });
    for (const alert of leased) {
      const state = await sendOne(deps, alert).catch((err: unknown) => {
        log.warn({ err, alertId: alert.id }, 'watched place alert not sent, will retry');
        return null;
      });
      if (state) await store.finishAlert(db, alert.id, { state, doneAt: clock.now() });
    }
    // Failed ones are leased for a while, so the loop ends when every alert has been tried.
    if (leased.length < BATCH) return;
  }
}

/** The provider dedupes by this key after a crash. */
async function sendOne(deps: Deps, alert: store.AlertRow): Promise<'sent' | 'skipped' | 'refused'> {
  const { db, mail, config } = deps;
  const { userId, placeId } = alert;
  const place = await store.findPlace(db, userId, placeId);
  const person = (await peopleById(db, [userId])).get(userId);
  if (!place || place.version !== alert.version || !person) return 'skipped';
  const facts = await factsOf(deps, alert, place);
  const t = messagesIn(person.language).placeAlerts;
  const key = `watched ${placeId} ${alert.version}`;
  const isPushed =
    (await wants(db, userId, KIND, 'push')) &&
    (await pushTo(
      deps,
      userId,
      {
        title: alertTitle(facts, t),
        body: alertStatement(facts, t),
        path: MAP_PATH,
        tag: `watched ${placeId}`,
      },
      key,
    ));
  if (!(await wantsMail(db, userId, KIND))) return isPushed ? 'sent' : 'skipped';
  const parts = alertMail(facts, person.language, `${config.origin}${MAP_PATH}`);
  const to = { id: userId, email: person.email };
  const result = await mail.send({ ...composeOptionalMail(deps, to, KIND, parts), key });
  return result.outcome === 'sent' ? 'sent' : 'refused';
}

async function factsOf(
  { db, feeds, masterKeys }: Deps,
  { kind, zoneId, isPossible }: store.AlertRow,
  place: store.PlaceRow,
): Promise<AlertFacts> {
  const zone = zoneId ? await zoneOf(db, zoneId) : undefined;
  return {
    kind,
    place: openPlace(masterKeys, place).name,
    source: sourceName(feeds, zone?.feedId),
    isPossible,
    // A zone that was redrawn, or removed by a review, wasn't lifted by anyone, either.
    isByAbsence: !zone?.endedAt || isByAbsence(zone.endReason),
    url: zone?.url ?? null,
  };
}
