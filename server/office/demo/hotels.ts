import { createHash } from 'node:crypto';
import { confirmLines, declineLines, type AnswerDeps } from '#server/emergency/room-offers/room-offers.ts';
import { after, minutes, seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { findPartner, samplesAmong } from '#server/outreach/partners/partners.ts';
import {
  linesOfHotel,
  linkUrl,
  openRequests,
  tokenOfLink,
  workingLinks,
} from '#server/service/offers/offers.ts';

/** Sample hotels answer automatically, so that the demo works end to end: most soon, some slowly, some with no. */

type Manner = { waits: number; says: 'yes' | 'no' };
const MANNERS: readonly Manner[] = [
  { waits: seconds(20), says: 'yes' },
  { waits: seconds(20), says: 'yes' },
  { waits: seconds(45), says: 'yes' },
  { waits: seconds(45), says: 'yes' },
  { waits: minutes(2), says: 'yes' },
  { waits: minutes(2), says: 'yes' },
  { waits: minutes(7), says: 'yes' },
  { waits: minutes(3), says: 'no' },
];

/** The same hotel always behaves the same way. */
export const mannerOf = (partnerId: string): Manner => {
  const [byte = 0] = createHash('sha256').update(partnerId).digest();
  return MANNERS[byte % MANNERS.length] ?? { waits: minutes(1), says: 'yes' };
};

const numberFor = (partnerId: string, at: Date): string =>
  String(
    10_000 + (createHash('sha256').update(`${partnerId} ${at.getTime()}`).digest().readUInt16BE(0) % 90_000),
  );

/** Answers for every sample hotel whose time has come. Outside a demo no sample is ever asked. */
export async function answerAsSampleHotels(deps: AnswerDeps): Promise<number> {
  const now = deps.clock.now();
  let answered = 0;
  const open = await openRequests(deps.db);
  const samples = await samplesAmong(
    deps.db,
    open.map(({ partnerId }) => partnerId),
  );
  for (const { partnerId, incidentId, sentAt } of open) {
    const { waits, says } = mannerOf(partnerId);
    if (!samples.has(partnerId) || after(sentAt, waits) > now) continue;
    answered += await deps.db.transaction(async (tx) => {
      const lines = (await linesOfHotel(tx, { partnerId, incidentId })).filter(
        ({ state }) => state === 'asked',
      );
      const by = { mover: 'partner' as const, saidBy: partnerId, lines };
      const moved =
        says === 'yes'
          ? await confirmLines(tx, deps, partnerId, { ...by, number: numberFor(partnerId, now) })
          : await declineLines(tx, deps, partnerId, { ...by, reason: 'full', note: null });
      return moved.length;
    });
  }
  return answered;
}

type DemoHotel = {
  hotel: string;
  city: string;
  topic: string;
  incidentId: string | null;
  sentAt: Date;
  url: string;
};

/** The links of sample hotels that have guests or open requests, newest first. */
export async function listDemoHotels({
  db,
  clock,
  config,
  masterKeys,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'masterKeys'>) {
  const seen = new Set<string>();
  const hotels: DemoHotel[] = [];
  for (const { link, offer } of await workingLinks(db, clock.now(), 200)) {
    const key = `${offer.partnerId} ${offer.incidentId} ${offer.topic}`;
    const partner = seen.has(key) ? undefined : await findPartner(db, offer.partnerId);
    const token = tokenOfLink(masterKeys, link);
    if (!partner?.isSample || !token) continue;
    seen.add(key);
    hotels.push({
      hotel: partner.name,
      city: partner.city,
      topic: offer.topic,
      incidentId: offer.incidentId,
      sentAt: link.createdAt,
      url: linkUrl(config.origin, token),
    });
  }
  return hotels;
}
