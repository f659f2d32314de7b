import { PROOF_DAYS } from '#contract/outreach/partner-kinds.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import { setContactChannel } from './channels.ts';
import { checkPartners, sendProof, sendUnsentProofs } from './job-names.ts';
import { proofMail, proofText } from './mails.ts';
import { askToConfirm, tokenOfProof } from './proofs.ts';
import * as proofs from './proof-store.ts';
import { renewSamples } from './samples.ts';
import * as store from './store.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'sms' | 'config' | 'log' | 'jobs' | 'masterKeys'>;

/** Must exceed the timeouts of the mail server and the text provider. */
const CLAIM = minutes(2);
const SWEPT_AFTER = minutes(10);
/** Asked this long before a confirmation ends, and again every week. */
const ASK_AHEAD = days(15);
const ASK_EVERY = days(7);

type Message = { proof: proofs.ProofRow; contact: store.ContactRow; partner: store.PartnerRow; url: string };

const sentTo = ({ proof, contact }: Message) => ({
  contactId: contact.id,
  email: proof.email,
  phone: proof.phone,
});

async function sendByMail(deps: JobDeps, message: Message): Promise<void> {
  const { proof, contact, partner, url } = message;
  if (proof.mail !== 'due' || proof.email === null) return;
  const parts = proofMail({ language: contact.language, name: contact.name, partner: partner.name, url });
  const result = await deps.mail.send(composeMail(proof.email, parts, { key: `partner-proof-${proof.id}` }));
  await proofs.updateProof(deps.db, proof.id, { mail: result.outcome });
  if (result.outcome === 'sent') {
    if (contact.bouncedAt) await setContactChannel(deps, sentTo(message), { bouncedAt: null });
    return;
  }
  deps.log.warn({ proofId: proof.id, reason: result.reason }, 'partner contact email refused');
  await setContactChannel(deps, sentTo(message), { bouncedAt: deps.clock.now() });
}

async function sendByText(deps: JobDeps, message: Message): Promise<void> {
  const { proof, contact, partner, url } = message;
  if (proof.sms !== 'due' || proof.phone === null) return;
  if (!deps.sms) return void (await proofs.updateProof(deps.db, proof.id, { sms: 'none' }));
  const text = proofText({ language: contact.language, partner: partner.name, url });
  try {
    const key = `partner-proof-${proof.id}`;
    await deps.sms.send({ to: proof.phone, text, key, mark: url, mayHaveGone: proof.tries > 1 });
    await proofs.updateProof(deps.db, proof.id, { sms: 'sent' });
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    await proofs.updateProof(deps.db, proof.id, { sms: 'refused' });
    await setContactChannel(deps, sentTo(message), { stoppedAt: deps.clock.now() });
  }
}

async function runSendProof(deps: JobDeps, proofId: string): Promise<void> {
  const { db, clock, config, masterKeys } = deps;
  const now = clock.now();
  const proof = await proofs.claimProof(db, proofId, now, after(now, -CLAIM));
  if (!proof) return; // sent, expired, deleted, or claimed by another worker
  const found = await proofs.contactAndPartner(db, proof.contactId);
  const token = tokenOfProof(masterKeys, proof);
  if (!found || !token) return;
  const message = { ...found, proof, url: `${config.origin}/partner/here?t=${token}` };
  try {
    // Try both channels, even if one fails.
    const results = await Promise.allSettled([sendByMail(deps, message), sendByText(deps, message)]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    await proofs.updateProof(db, proof.id, { tryAt: null }); // release for the next retry
  }
}

async function runSendUnsent({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  for (const { id } of await proofs.listUnsent(db, { now, before: after(now, -SWEPT_AFTER) }))
    await jobs.enqueue(db, sendProof, { proofId: id });
}

/** Asks contacts in time, renews samples, and corrects every partner's last fit day. Each in its own transaction. */
export async function runCheckPartners(deps: JobDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await db.transaction((tx) => renewSamples(tx, now));
  const provenBefore = after(now, ASK_AHEAD - days(PROOF_DAYS));
  for (const { id, partnerId } of await proofs.contactsToAsk(db, {
    provenBefore,
    askedBefore: after(now, -ASK_EVERY),
  }))
    await db.transaction(async (tx) => {
      await store.lockPartner(tx, partnerId);
      const found = await proofs.contactAndPartner(tx, id);
      if (found) await askToConfirm(tx, deps, found.contact, now);
    });
  let corrected = 0;
  for (const id of await store.livePartnerIds(db))
    corrected += Number(await db.transaction((tx) => store.refreshFit(tx, id)));
  if (corrected > 0) log.info({ corrected }, 'partner fitness corrected');
}

export const partnersHandlers: Handler<JobDeps>[] = [
  handler(sendProof, (deps: JobDeps, { proofId }) => runSendProof(deps, proofId)),
  handler(sendUnsentProofs, runSendUnsent),
  handler(checkPartners, runCheckPartners),
];
