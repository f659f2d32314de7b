import { RECORDS, type Details } from '#contract/home/recovery-records.ts';
import { changeIn, openRecovery, type RecoveryDeps, type Requester } from './change.ts';
import { insertRecord } from './record-store.ts';
import { checkRoom } from './records.ts';
import { sealDetails } from './sealed-records.ts';

type Message = { id: string; day: string; details: Omit<Details<'contact'>, 'channel' | 'promiseKept'> };

/**
 * Adds a message of the household's conversation with our team to its contact log. The record has the message's id, so
 * each message is in the log once.
 */
export const addContactFromThread = (deps: RecoveryDeps, who: Requester, homeRef: string, message: Message) =>
  changeIn(deps, who, homeRef, async (place) => {
    const { tx, home, cipher, now } = place;
    const recovery = await openRecovery(tx, home.id);
    await checkRoom(place, recovery);
    const details = RECORDS.contact.parse({ ...message.details, channel: 'concierge', promiseKept: null });
    const made = await insertRecord(tx, {
      id: message.id,
      recoveryId: recovery.id,
      homeId: home.id,
      kind: 'contact',
      day: message.day,
      details: sealDetails(cipher, 'contact', details),
      createdBy: who.id,
      createdAt: now,
      updatedAt: now,
    });
    return {
      result: { id: message.id },
      auditEntry: made ? { action: 'recovery.record-added', subjectId: made.id, detail: 'contact' } : null,
    };
  });
