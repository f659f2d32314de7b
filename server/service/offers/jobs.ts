import { handler, type Handler } from '#server/platform/jobs.ts';
import { runAdvanceOffers, type OnUnanswered } from './advance.ts';
import { runSendCode } from './devices.ts';
import {
  advanceOffers,
  cleanUpDevices,
  sendOfferLink,
  sendPartnerCode,
  sendUnsentLinks,
} from './job-names.ts';
import { deleteOldDevices } from './link-store.ts';
import { enqueueAbandoned, enqueueUnsent, runSendLink, type ComposeOffer, type SendDeps } from './sending.ts';

/** Injected per topic, because later wings own the topics. */
export type OfferTopics = { compose: ComposeOffer; onUnanswered: OnUnanswered };

export const offersHandlers = ({ compose, onUnanswered }: OfferTopics): Handler<SendDeps>[] => [
  handler(advanceOffers, async (deps: SendDeps) => {
    await runAdvanceOffers(deps, onUnanswered);
    await enqueueAbandoned(deps);
  }),
  handler(sendOfferLink, (deps: SendDeps, { linkId }) => runSendLink(deps, linkId, compose)),
  handler(sendUnsentLinks, (deps: SendDeps) => enqueueUnsent(deps)),
  handler(sendPartnerCode, (deps: SendDeps, { linkId }) => runSendCode(deps, linkId)),
  handler(cleanUpDevices, ({ db, clock }: SendDeps) => deleteOldDevices(db, clock.now())),
];
