import { LADDER_MINUTES } from '#contract/service/offer-states.ts';
import { contactsToReach, findPartner } from '#server/outreach/partners/partners.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { chooseContacts, clockTime } from './contacts.ts';
import * as links from './link-store.ts';
import { writeTo } from './links.ts';
import * as store from './store.ts';

export type OfferDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'log'>;

/** What a topic adds to the escalation. Injected at startup, because later wings own the topics. */
export type OnUnanswered = (tx: Tx, offer: store.OfferRow, at: Date) => Promise<void>;

/** Writes to the contacts whose turn it is. Returns how many there are. */
async function reach(tx: Tx, deps: OfferDeps, offer: store.OfferRow, step: number): Promise<number> {
  const at = deps.clock.now();
  const partner = await findPartner(tx, offer.partnerId);
  const asked = await links.contactsAsked(tx, offer.id);
  const time = clockTime(partner?.timeZone ?? 'America/Los_Angeles', at);
  const chosen = chooseContacts(await contactsToReach(tx, offer.partnerId), { asked, step, time });
  for (const { contact, kind } of chosen) await writeTo(tx, deps, { offerId: offer.id, contact, kind, at });
  return chosen.length;
}

const stepTime = (sentAt: Date, step: number): Date | null => {
  const wait = LADDER_MINUTES[step];
  return wait === undefined ? null : after(sentAt, minutes(wait));
};

/** Sends an offer to its first contact. Without one, our team has to call. */
async function sendOffer(tx: Tx, deps: OfferDeps, id: string, onUnanswered: OnUnanswered): Promise<boolean> {
  const offer = await store.lockOffer(tx, id);
  if (offer?.state !== 'queued') return false;
  const at = deps.clock.now();
  if (offer.topic !== 'capacity' && (await store.countOpen(tx, id)) === 0) {
    await store.moveOffer(tx, id, { to: 'closed', mover: 'engine' });
    return false;
  }
  if ((await reach(tx, deps, offer, 0)) === 0) {
    await store.moveOffer(tx, id, { to: 'unreachable', mover: 'engine', stepAt: null });
    await onUnanswered(tx, offer, at);
    return false;
  }
  // Free rooms are asked for once: no answer means there are none.
  const stepAt = offer.topic === 'capacity' ? null : stepTime(at, 0);
  await store.moveOffer(tx, id, { to: 'sent', mover: 'engine', sentAt: at, step: 0, stepAt });
  return true;
}

/** No one has answered yet: asks the next contact; after the last one, our team calls. */
async function stepOffer(tx: Tx, deps: OfferDeps, id: string, onUnanswered: OnUnanswered): Promise<void> {
  const offer = await store.lockOffer(tx, id);
  const at = deps.clock.now();
  if (!offer?.stepAt || offer.stepAt > at || !offer.sentAt) return;
  if (offer.state !== 'sent' || (await store.countOpen(tx, id)) === 0)
    return void (await store.updateOffer(tx, id, { stepAt: null }));
  const step = offer.step + 1;
  if (step < LADDER_MINUTES.length) await reach(tx, deps, offer, step);
  else await onUnanswered(tx, offer, at);
  await store.updateOffer(tx, id, { step, stepAt: stepTime(offer.sentAt, step) });
}

/**
 * Sends what is due, and asks the next contact if no one has answered. Each offer runs in its own transaction, so one
 * failure doesn't block the others. Idempotent.
 */
export async function runAdvanceOffers(deps: OfferDeps, onUnanswered: OnUnanswered): Promise<number> {
  const { db, clock, log } = deps;
  let sent = 0;
  const each = async (ids: readonly { id: string }[], work: (tx: Tx, id: string) => Promise<unknown>) => {
    for (const { id } of ids)
      try {
        if ((await db.transaction((tx) => work(tx, id))) === true) sent += 1;
      } catch (error) {
        log.error({ err: error, offerId: id }, 'offer failed, will retry');
      }
  };
  await each(await store.dueOffers(db, clock.now()), (tx, id) => sendOffer(tx, deps, id, onUnanswered));
  await each(await store.offersToStep(db, clock.now()), (tx, id) => stepOffer(tx, deps, id, onUnanswered));
  return sent;
}
