import type { Tx } from '#server/platform/db.ts';
import * as store from './store.ts';

/** Asks a partner about one booking. The message goes out with the next run of `advanceOffers`. */
export async function askAbout(
  tx: Tx,
  ask: { subjectId: string; partnerId: string; answerBy: Date; at: Date },
): Promise<void> {
  const { subjectId, partnerId, answerBy, at } = ask;
  const offer = await store.insertOffer(tx, {
    partnerId,
    topic: 'booking',
    dueAt: at,
    answerBy,
    createdAt: at,
  });
  await store.insertLines(tx, [
    {
      offerId: offer.id,
      partnerId,
      incidentId: store.NO_INCIDENT,
      subjectId,
      isOnRequest: true,
      askedAt: at,
    },
  ]);
}
