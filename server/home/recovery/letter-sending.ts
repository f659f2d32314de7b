import { BRAND } from '#contract/brand.ts';
import type { z } from 'zod';
import { OPEN_LETTERS } from '#contract/home/recovery-letter-kinds.ts';
import type { LetterDetails, sendLetter as sending } from '#contract/home/recovery-letters.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, homeOf, peopleInHome, publishToHome } from '#server/home/homes/homes.ts';
import { isMember } from '#server/money/membership/membership.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changeIn, openRecovery, refuse, type Place, type Requester } from './change.ts';
import { sealNote } from './entries.ts';
import { emailLetter } from './letter-job.ts';
import { dayInWords } from './letter-facts.ts';
import * as store from './letter-store.ts';
import { gapsOf, openLetterFor, readLetter, rowOfLetter } from './letters.ts';
import { insertRecord } from './record-store.ts';
import { checkRoom } from './records.ts';
import { checkEntries } from './recording.ts';
import { sealDetails } from './sealed-records.ts';
import { openLetter } from './sealed-letters.ts';
import { factsOf, insertFacts, lockRecovery } from './store.ts';

/** Enough for any household, but too few to be useful for abuse. */
const MOST_EMAILS_A_DAY = 5;

/** Spelled out in full, because a test checks that the audit log has words for each. */
const ACTIONS = {
  queued: { action: 'recovery.letter-queued' },
  sent: { action: 'recovery.letter-sent' },
  refused: { action: 'recovery.letter-refused' },
};

type At = { homeId: string; letterId: string };
type How = z.output<typeof sending.body>;

/**
 * Sends a letter: the household confirms that it did, or we email it. Idempotent: a second call returns the sent
 * letter.
 */
export async function sendLetter(deps: Deps, who: Requester, { homeId, letterId }: At, how: How) {
  const known = await readLetter(deps, who.id, homeId, letterId);
  if (known.state === 'sent' || known.state === 'queued') return known;
  await changeIn(deps, who, homeId, async (place) => {
    const { tx, home, cipher } = place;
    const recovery = await openRecovery(tx, home.id);
    const again = await store.findLetter(tx, home.id, letterId);
    if (again && (again.state === 'sent' || again.state === 'queued'))
      return { result: undefined, auditEntry: null };
    const row = await openLetterFor(place, recovery, letterId, how.basedOn);
    const details = openLetter(cipher, row);
    const gaps = gapsOf(details);
    if (gaps.length > 0) throw refuse('body', say().letterErrors.fillIn(gaps.join(', ')));
    checkEntries(await factsOf(tx, recovery));
    await checkRoom(place, recovery);
    if (how.how === 'myself') {
      await checkDay(place, row, how.day);
      await recordSent(tx, cipher, row, details, { ...how, byUs: false, sentBy: who.id, at: place.now });
    } else await queueEmail(deps, place, row, details, who);
    return { result: undefined, auditEntry: auditOf(how.how === 'myself' ? 'sent' : 'queued', row) };
  });
  return readLetter(deps, who.id, homeId, letterId);
}

const auditOf = (what: keyof typeof ACTIONS, { id, kind }: store.LetterRow) => ({
  ...ACTIONS[what],
  subjectId: id,
  detail: kind,
});

async function checkDay({ tx, today }: Place, row: store.LetterRow, day: string): Promise<void> {
  if (day > today) throw refuse('day', say().recoveryErrors.inFuture);
  const facts = await factsOf(tx, { id: row.recoveryId, homeId: row.homeId });
  const loss = facts.findLast(({ subject }) => subject === 'loss_date')?.day;
  if (loss !== undefined && day < loss) throw refuse('day', say().letterErrors.beforeLoss);
}

async function queueEmail(
  { jobs }: Deps,
  { tx, home, now }: Place,
  row: store.LetterRow,
  { email }: LetterDetails,
  who: Requester,
): Promise<void> {
  const { letterErrors } = say();
  if (rowOfLetter(row.kind).to !== 'insurer') throw new AppError('conflict', letterErrors.notByEmail);
  if (email === '') throw refuse('email', letterErrors.needsEmail);
  if (email === (await readAccount(tx, who.id)).email) throw refuse('email', letterErrors.ownAddress);
  if (!(await isMember(tx, home.userId, now)))
    throw new AppError('membership_required', letterErrors.needsMembership);
  if ((await store.countQueued(tx, home.id, after(now, -days(1)))) >= MOST_EMAILS_A_DAY)
    throw new AppError('rate_limited', letterErrors.manyEmails(MOST_EMAILS_A_DAY));
  const attempts = row.attempts + 1;
  await store.updateLetter(tx, row, OPEN_LETTERS, {
    state: 'queued',
    movedBy: 'member',
    byUs: true,
    sentBy: who.id,
    queuedAt: now,
    attempts,
    updatedAt: now,
  });
  await jobs.enqueue(tx, emailLetter, { homeId: home.id, letterId: row.id, attempt: attempts });
}

type Sent = {
  channel: 'letter' | 'email' | 'portal';
  day: string;
  byUs: boolean;
  sentBy: string;
  at: Date;
};

/**
 * Freezes the letter, and records the fact that starts its deadline and the entry in the contact log. Both have the
 * letter's id, so neither can be added twice.
 */
async function recordSent(
  tx: Tx,
  cipher: HomeCipher,
  row: store.LetterRow,
  details: LetterDetails,
  { channel, day, byUs, sentBy, at }: Sent,
): Promise<void> {
  const moved = await store.updateLetter(tx, row, byUs ? ['queued'] : OPEN_LETTERS, {
    state: 'sent',
    movedBy: byUs ? 'mail' : 'member',
    byUs,
    channel,
    sentOn: day,
    sentBy,
    updatedAt: at,
  });
  if (!moved) return; // sent meanwhile
  const { recoveryId, homeId, id } = row;
  const { starts } = rowOfLetter(row.kind);
  if (starts !== null)
    await insertFacts(tx, [
      {
        recoveryId,
        homeId,
        factId: id,
        version: 1,
        kind: 'event',
        subject: starts,
        day,
        evidence: 'letter',
        note: sealNote(cipher, details.subject),
        recordedBy: sentBy,
        createdAt: at,
      },
    ]);
  await insertRecord(tx, {
    id,
    recoveryId,
    homeId,
    kind: 'contact',
    day,
    details: sealDetails(cipher, 'contact', {
      channel,
      direction: 'out',
      who: details.to.slice(0, 80),
      company: '',
      summary: messagesIn('en').letterTexts.logged(details.subject),
      promise: '',
      promiseDue: null,
      promiseKept: null,
    }),
    createdBy: sentBy,
    createdAt: at,
    updatedAt: at,
  });
}

/** A job may run twice: the key dedupes the second email, and the letter is recorded as sent once. */
export async function mailLetter(deps: Deps, at: At & { attempt: number }): Promise<void> {
  const { db, clock, mail, log, masterKeys } = deps;
  const { homeId, letterId, attempt } = at;
  const row = await store.findLetter(db, homeId, letterId);
  const home = await homeOf(db, homeId);
  if (!home || row?.state !== 'queued' || row.attempts !== attempt || row.sentBy === null) return;
  const sentBy = row.sentBy;
  const cipher = await cipherOf(db, masterKeys, homeId);
  const mayEdit = (await peopleInHome(db, homeId)).some(
    ({ userId, role }) => userId === sentBy && role !== 'viewer',
  );
  const details = openLetter(cipher, row);
  const today = dayAt(home.state, clock.now());
  const result = mayEdit
    ? await mail.send(
        await mailOf(deps, details, { sentBy, day: today, key: `letter-${letterId}-${attempt}` }),
      )
    : { outcome: 'refused' as const, reason: 'the sender lost access to the home' };
  if (result.outcome === 'refused') log.warn({ letterId, reason: result.reason }, 'letter email refused');
  await db.transaction(async (tx) => {
    await lockRecovery(tx, homeId);
    const now = clock.now();
    const current = await store.findLetter(tx, homeId, letterId);
    if (current?.state !== 'queued' || current.attempts !== attempt) return; // finished by another run
    if (result.outcome === 'refused')
      await store.updateLetter(tx, current, ['queued'], {
        state: 'refused',
        movedBy: 'mail',
        byUs: false,
        updatedAt: now,
      });
    else
      await recordSent(tx, cipher, current, details, {
        channel: 'email',
        day: today,
        byUs: true,
        sentBy,
        at: now,
      });
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: { id: sentBy, device: null },
      ...auditOf(result.outcome, current),
    });
    await publishToHome(tx, homeId, 'recovery');
  });
}

/** The email states who sends it, that we didn't write it, and where replies go. The letter's text can't hide that. */
async function mailOf(
  { db }: Deps,
  { email, to, subject, body }: LetterDetails,
  { sentBy, day, key }: { sentBy: string; day: string; key: string },
) {
  const { letterTexts: t } = messagesIn('en');
  const account = await readAccount(db, sentBy);
  const name = account.name || account.email;
  const parts = {
    subject,
    greeting: t.subjectLine(subject),
    paragraphs: [t.sentFor(name), dayInWords(day, 'en'), t.toLine(to), ...body.split(/\n{2,}/)],
    closing: t.reportMisuse(BRAND.supportEmail),
  };
  return composeMail(email, parts, { replyTo: { name, address: account.email }, key, isByPerson: true });
}
