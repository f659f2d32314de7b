import { Transform } from 'node:stream';
import type { z } from 'zod';
import type { NewShareLink, ShareAction, SharedPart } from '#contract/home/claims.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { filesOf, openStored } from '#server/core/files/files.ts';
import { homeOf, homeFor, publishToHome } from '#server/home/homes/homes.ts';
import { after, days, minutes, seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { linkStateOf, SAME_VISIT, type Visitor } from '#server/platform/shared-links.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import type { Requester } from './claims.ts';
import { addressLine } from './content.ts';
import { orClose } from './or-close.ts';
import { packetFileName } from './to-contract.ts';
import * as packets from './packet-store.ts';
import * as shares from './share-store.ts';
import { say } from '#server/platform/say.ts';

type Place = { homeId: string };
export const LABEL = 'share.label';
const MOST_LINKS = 20;
const SHOWN_USES = 20;
const TICKET_LIFE = minutes(1);
/** How soon a running download stops after its link is revoked. */
const CHECK_EVERY = seconds(1);

function shown(
  cipher: HomeCipher,
  now: Date,
  { link, accessCount, packetMadeAt }: Awaited<ReturnType<typeof shares.listLinks>>[number],
  accesses: readonly shares.AccessRow[],
) {
  return {
    ...link,
    label: cipher.open(LABEL, link.label),
    state: linkStateOf(link, now),
    packetMadeAt: packetMadeAt ?? link.createdAt,
    accessCount,
    accesses: accesses.map(({ createdAt, ...access }) => ({ ...access, at: createdAt })),
  };
}

/** Returns every link of a home. All household members may see who got access. */
export async function listShareLinks(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  userId: string,
  { homeId: ref }: Place,
) {
  const home = await homeFor(db, userId, ref, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const links = await shares.listLinks(db, home.id);
  const uses = Map.groupBy(await shares.listAccesses(db, home.id, SHOWN_USES), (use) => use.linkId);
  return links.map((row) => shown(cipher, clock.now(), row, uses.get(row.link.id) ?? []));
}

/** Creates a link. The token is returned only here; we store its hash. */
export async function createShareLink(
  { db, clock, masterKeys, config }: Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config'>,
  who: Requester,
  at: Place & { packetId: string },
  { label, days: life }: z.output<typeof NewShareLink>,
) {
  const home = await homeFor(db, who.id, at.homeId, 'own', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, home.id);
  const token = newToken();
  const now = clock.now();
  const link = await db.transaction(async (tx) => {
    const packet = await packets.findPacket(tx, home.id, at.packetId);
    if (!packet) throw new AppError('not_found', say().claimErrors.noSuchPacket);
    if (packet.state !== 'ready') throw new AppError('conflict', say().claimErrors.notReady);
    if ((await shares.countLinks(tx, home.id, now)) >= MOST_LINKS)
      throw new AppError('conflict', say().claimErrors.manyLinks(MOST_LINKS));
    const made = await shares.insertLink(tx, {
      homeId: home.id,
      packetId: packet.id,
      tokenHash: hashToken(token),
      label: cipher.seal(LABEL, label),
      createdBy: who.id,
      createdAt: now,
      expiresAt: after(now, days(life)),
    });
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: who,
      action: 'claim.shared',
      subjectId: made.id,
      detail: `${label}, for ${life === 1 ? '1 day' : `${life} days`}`,
    });
    await publishToHome(tx, home.id, 'claims');
    return { link: made, accessCount: 0, packetMadeAt: packet.readyAt };
  });
  return { link: shown(cipher, now, link, []), url: `${config.origin}/shared#token=${token}` };
}

/** Revokes a link in any state. Running downloads stop within a second. */
export async function revokeShareLink(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  who: Requester,
  at: Place & { linkId: string },
): Promise<void> {
  const home = await homeFor(db, who.id, at.homeId, 'own', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, home.id);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const link = await shares.revokeLink(tx, home.id, at.linkId, now);
    if (!link) {
      if (await shares.findLink(tx, home.id, at.linkId)) return; // already revoked
      throw new AppError('not_found', say().claimErrors.noSuchLink);
    }
    const detail = cipher.open(LABEL, link.label);
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: who,
      action: 'claim.link-revoked',
      subjectId: link.id,
      detail,
    });
    await publishToHome(tx, home.id, 'claims');
  });
}

/** One error for every dead link, so it doesn't reveal whether the link ever existed. */
const wrong = () => new AppError('link_wrong', say().claimErrors.deadLink);

/** Records a use in the access log for the household. */
async function note(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  link: shares.LinkRow,
  action: ShareAction,
  visitor: Visitor,
): Promise<void> {
  const now = clock.now();
  const access = { linkId: link.id, action, ...visitor };
  if (action === 'opened' && (await shares.hasAccess(db, access, after(now, -SAME_VISIT)))) return;
  await db.transaction(async (tx) => {
    await shares.insertAccess(tx, { ...access, createdAt: now });
    await publishToHome(tx, link.homeId, 'claims');
  });
}

/** What the holder of a link sees first. */
export async function openShared(deps: Deps, token: string, visitor: Visitor) {
  const { db, clock } = deps;
  const found = await shares.findWorkingLink(db, hashToken(token), clock.now());
  if (!found) throw wrong();
  const { link, packet } = found;
  const home = await homeOf(db, link.homeId);
  const files = await filesOf(db, link.homeId, [packet.pdfFileId ?? '', packet.zipFileId ?? '']);
  const pdf = files.get(packet.pdfFileId ?? '');
  const zip = files.get(packet.zipFileId ?? '');
  if (!home || !pdf || !zip) throw wrong();
  await note(deps, link, 'opened', visitor);
  return {
    addressLine: addressLine(home),
    madeAt: packet.readyAt ?? packet.createdAt,
    expiresAt: link.expiresAt,
    itemCount: packet.itemCount,
    valueCents: packet.valueCents,
    papers: packet.papers,
    pdfBytes: pdf.bytes,
    zipBytes: zip.bytes,
  };
}

/** Exchanges the link's token for a download ticket, so the token never appears in a URL. */
export async function createDownloadTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  part: SharedPart,
) {
  const now = clock.now();
  const found = await shares.findWorkingLink(db, hashToken(token), now);
  if (!found) throw wrong();
  const ticket = newToken();
  await shares.insertTicket(db, {
    ticketHash: hashToken(ticket),
    linkId: found.link.id,
    part,
    expiresAt: after(now, TICKET_LIFE),
  });
  return { url: `/api/shared/files/${ticket}` };
}

/** Downloads a ticket's file, once. Stops if the link is revoked during the download. */
export async function downloadShared(deps: Deps, ticket: string, visitor: Visitor) {
  const { db, clock } = deps;
  const now = clock.now();
  const taken = await shares.takeTicket(db, hashToken(ticket), now);
  const found = taken && (await shares.findLinkById(db, taken.linkId, now));
  const home = found && (await homeOf(db, found.link.homeId));
  if (!taken || !found || !home) throw new AppError('not_found', say().claimErrors.downloadEnded);
  const { link, packet } = found;
  const fileId = taken.part === 'pdf' ? packet.pdfFileId : packet.zipFileId;
  const opened = await openStored(deps, link.homeId, fileId ?? '');
  await orClose(opened.stream, () =>
    note(deps, link, taken.part === 'pdf' ? 'took-pdf' : 'took-zip', visitor),
  );
  const isWorking = () => shares.isLinkWorking(db, link.id, clock.now());
  return {
    ...opened,
    stream: whileAllowed(opened.stream, isWorking),
    filename: packetFileName(home, packet.readyAt ?? packet.createdAt, taken.part),
  };
}

/** Pipes a stream while access is allowed, and cuts it off when access ends. */
function whileAllowed(source: NodeJS.ReadableStream, isAllowed: () => Promise<boolean>): Transform {
  const gate = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  const watch = setInterval(() => {
    isAllowed().then(
      (allowed) => {
        if (!allowed) gate.destroy(new Error('the link was taken back'));
      },
      () => undefined,
    );
  }, CHECK_EVERY).unref();
  gate.once('close', () => {
    clearInterval(watch);
    (source as unknown as { destroy(): void }).destroy();
  });
  source.on('error', (error) => gate.destroy(error));
  source.pipe(gate);
  return gate;
}
