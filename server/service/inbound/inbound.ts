import type { Queryable, Tx } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { ReceivedMailFile } from '#server/ports/mail-in.ts';
import type { ReceivedSms } from '#server/ports/sms.ts';
import { processInbound } from './job-names.ts';
import { openStored, sealFile, sealStored, senderHash, type Stored } from './sealed.ts';
import * as store from './store.ts';

export type { AnswerByText, Evacuees, ProcessDeps } from './evacuees.ts';

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;
type Arrival = {
  provider: string;
  ref: string;
  at: Date | null;
  stored: Stored;
  files?: readonly ReceivedMailFile[];
};

/**
 * Stores what arrived before it is processed, together with the job that processes it. A repeat changes nothing.
 * Returns whether it was new.
 */
export const receive = (
  deps: ReceiveDeps,
  { provider, ref, at, stored, files = [] }: Arrival,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const { masterKeyId, sealed } = sealStored(deps.masterKeys, stored);
    const now = deps.clock.now();
    const isNew = await store.insertInbound(tx, {
      provider,
      providerRef: ref,
      kind: stored.kind,
      sender: senderHash(deps.masterKeys, stored.from),
      masterKeyId,
      raw: sealed,
      // With a time in the future, later messages wouldn't count.
      saidAt: at && at < now ? at : null,
      receivedAt: now,
    });
    if (!isNew) return false;
    const key = { provider, providerRef: ref };
    for (const [position, file] of files.entries())
      await store.insertFile(tx, { ...key, position, ...sealFile(deps.masterKeys, file) });
    await deps.jobs.enqueue(tx, processInbound, { provider, ref });
    return true;
  });

/** A text to one of our numbers. */
export const receiveText = (
  deps: ReceiveDeps,
  provider: string,
  { ref, from, text, files, keyword, at }: ReceivedSms,
): Promise<boolean> =>
  receive(deps, {
    provider,
    ref,
    at,
    stored: { kind: 'sms', from, text: text.slice(0, 1600), files, keyword },
  });

/** What was sent from a number or address, newest first, for the demo's phone and mailbox. */
export async function sentFrom(db: Queryable, masterKeys: MasterKeys, address: string, limit: number) {
  const rows = await store.listFrom(db, senderHash(masterKeys, address), limit);
  return rows.flatMap(({ raw, masterKeyId, receivedAt, providerRef }) =>
    raw ? [{ ref: providerRef, at: receivedAt, stored: openStored(masterKeys, { raw, masterKeyId }) }] : [],
  );
}

/** An account is being deleted: deletes what it sent us, including messages that belonged to no home. */
export const eraseInboundFrom = async (tx: Tx, masterKeys: MasterKeys, addresses: readonly string[]) => {
  await store.eraseFrom(
    tx,
    addresses.map((address) => senderHash(masterKeys, address)),
  );
};
