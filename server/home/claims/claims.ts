import type { ClaimPacket } from '#contract/home/claims.ts';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { discardFiles, filesOf, openStored } from '#server/core/files/files.ts';
import { homeFor, noteChangeByOther, publishToHome } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { buildPacket } from './job-names.ts';
import { MOST_PACKETS, outdated } from './stored-packets.ts';
import { orClose } from './or-close.ts';
import { packetFileName } from './to-contract.ts';
import * as packets from './packet-store.ts';
import * as shares from './share-store.ts';
import { say } from '#server/platform/say.ts';

export type Requester = Pick<Member, 'id' | 'device'>;

/** Maps packets to the contract, with their file sizes. */
async function shown(db: Deps['db'], homeId: string, rows: packets.PacketRow[]) {
  const ids = rows.flatMap((row) => [row.pdfFileId, row.zipFileId]).filter((id) => id !== null);
  const files = await filesOf(db, homeId, ids);
  const bytes = (id: string | null) => (id === null ? null : (files.get(id)?.bytes ?? null));
  return rows.map(({ pdfFileId, zipFileId, ...row }) => ({
    ...row,
    pdfBytes: bytes(pdfFileId),
    zipBytes: bytes(zipFileId),
  }));
}

/** Returns the packets of a home, newest first. */
export async function listPackets({ db }: Pick<Deps, 'db'>, userId: string, ref: string) {
  const home = await homeFor(db, userId, ref, 'view');
  return {
    canMake: home.role !== 'viewer',
    canShare: home.role === 'owner',
    packets: await shown(db, home.id, await packets.listPackets(db, home.id)),
  };
}

/** Starts a packet. While one is being built, another request returns that one. */
export async function startPacket(
  { db, jobs, clock, masterKeys }: Pick<Deps, 'db' | 'jobs' | 'clock' | 'masterKeys'>,
  who: Requester,
  ref: string,
  kinds: DocumentKind[],
): Promise<Omit<ClaimPacket, 'createdAt' | 'readyAt'> & { createdAt: Date; readyAt: Date | null }> {
  const home = await homeFor(db, who.id, ref, 'edit', { archived: 'allowed' }); // burned homes need claims
  const cipher = await cipherOf(db, masterKeys, home.id);
  const row = await db.transaction(async (tx) => {
    const at = clock.now();
    if ((await shares.listSharedPackets(tx, home.id, at)).size >= MOST_PACKETS)
      throw new AppError('conflict', say().claimErrors.manyShared(MOST_PACKETS));
    const made = await packets.insertPacket(tx, {
      homeId: home.id,
      requestedBy: who.id,
      papers: kinds,
      createdAt: at,
    });
    if (!made) return undefined;
    await jobs.enqueue(tx, buildPacket, { packetId: made.id });
    await noteChangeByOther(tx, home, { actorId: who.id, action: 'claim.requested', at });
    await recordHomeChange(tx, cipher, { at, actor: who, action: 'claim.requested', subjectId: made.id });
    await publishToHome(tx, home.id, 'claims');
    return made;
  });
  const [packet] = await shown(db, home.id, [row ?? (await atWork(db, home.id))]);
  if (!packet) throw new Error('a packet was not made');
  return packet;
}

async function atWork(db: Deps['db'], homeId: string): Promise<packets.PacketRow> {
  const found = (await packets.findAtWork(db, homeId)) ?? (await packets.listPackets(db, homeId))[0];
  if (!found) throw new AppError('conflict', say().claimErrors.changed);
  return found;
}

const noPacket = () => new AppError('not_found', say().claimErrors.noReadyPacket);

/** Opens one file of a packet for a household member. */
export async function openPacket(
  deps: Deps,
  who: Requester,
  { homeId: ref, packetId }: { homeId: string; packetId: string },
  part: 'pdf' | 'zip',
) {
  const { db, masterKeys, clock } = deps;
  const home = await homeFor(db, who.id, ref, 'view');
  const packet = await packets.findPacket(db, home.id, packetId);
  const fileId = part === 'pdf' ? packet?.pdfFileId : packet?.zipFileId;
  if (!packet || packet.state !== 'ready' || !fileId) throw noPacket();
  const opened = await openStored(deps, home.id, fileId);
  await orClose(opened.stream, async () => {
    const cipher = await cipherOf(db, masterKeys, home.id);
    await db.transaction((tx) =>
      recordHomeChange(tx, cipher, {
        at: clock.now(),
        actor: who,
        action: 'claim.downloaded',
        subjectId: packet.id,
        detail: part.toUpperCase(),
      }),
    );
  });
  return { ...opened, filename: packetFileName(home, packet.readyAt ?? packet.createdAt, part) };
}

/** Deletes superseded packets in the transaction that completes the newest. */
export async function discardOldPackets(
  tx: Parameters<typeof discardFiles>[0],
  jobs: Deps['jobs'],
  homeId: string,
  now: Date,
): Promise<void> {
  const shared = await shares.listSharedPackets(tx, homeId, now);
  const gone = await packets.deletePackets(
    tx,
    homeId,
    outdated(await packets.listPackets(tx, homeId), shared),
  );
  const files = gone.flatMap((row) => [row.pdfFileId, row.zipFileId]).filter((id) => id !== null);
  await discardFiles(tx, jobs, homeId, files);
}
