import { openStored, storeUpload } from '#server/core/files/files.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply, Upload } from '#server/platform/file-bodies.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById, cipherOfCase, requireAccess } from '#server/service/cases/cases.ts';
import { type OnReply, replyAsAgent, type SituationOf, writeAsMember } from './conversations.ts';
import { fileIn, findOwn, type Shown } from './messages.ts';

type Agent = Pick<Member, 'id' | 'role'>;
type Size = 'original' | 'thumb';

/**
 * A household sends a photo or document. It passes the checks of every upload and becomes its own message. Idempotent
 * by id: a second copy isn't stored.
 */
export async function sendFileAsMember(
  deps: Deps,
  member: Pick<Member, 'id'>,
  homeRef: string,
  { id, upload, situationOf }: { id: string; upload: Upload; situationOf: SituationOf },
): Promise<Shown> {
  const { db, clock } = deps;
  const home = await homeFor(db, member.id, homeRef, 'view');
  if (await db.transaction((tx) => findOwn(tx, member.id, id)))
    return writeAsMember(deps, member, home.id, { id, text: '' }, situationOf);
  // Checked before the bytes are stored, and again with the message.
  const { hasServices } = await situationOf(db, home.id, clock.now());
  if (!hasServices && !(await entitlementsOf(db, home.userId, clock.now())))
    throw new AppError('membership_required', say().conversationsErrors.fileNeedsMembership);
  const given = { homeId: home.id, createdBy: member.id, upload, accept: 'document' } as const;
  const file = { homeId: home.id, stored: await storeUpload(deps, given), name: upload.filename };
  return writeAsMember(deps, member, home.id, { id, text: '', file }, situationOf);
}

/** An agent sends a file. Not possible to a visitor, who has no place to keep one. */
export async function sendFileAsAgent(
  deps: Deps,
  agent: Agent,
  caseId: string,
  given: { id: string; readSeq: number; upload: Upload; onReply: OnReply },
): Promise<Shown> {
  const { id, readSeq, upload, onReply } = given;
  const found = await readable(deps, agent, caseId);
  if (!found.homeId) throw new AppError('conflict', say().conversationsErrors.noFilesToVisitors);
  const known = await deps.db.transaction((tx) => findOwn(tx, agent.id, id));
  if (known) return replyAsAgent(deps, agent, caseId, { id, text: '', readSeq }, onReply);
  const stored = await storeUpload(deps, {
    homeId: found.homeId,
    createdBy: agent.id,
    upload,
    accept: 'document',
  });
  const file = { homeId: found.homeId, stored, name: upload.filename };
  return replyAsAgent(deps, agent, caseId, { id, text: '', readSeq, file }, onReply);
}

async function readable({ db, clock }: Pick<Deps, 'db' | 'clock'>, agent: Agent, caseId: string) {
  const found = await caseById(db, caseId);
  if (!found) throw new AppError('not_found', say().casesErrors.noSuchCase);
  await requireAccess(db, found, agent, clock.now());
  return found;
}

/** Opens a file for a member of the household. */
export async function openFileAsMember(
  deps: Deps,
  member: Pick<Member, 'id'>,
  { homeId, caseId, messageId }: { homeId: string; caseId: string; messageId: string },
  size: Size,
): Promise<FileReply> {
  const home = await homeFor(deps.db, member.id, homeId, 'view');
  const found = await caseById(deps.db, caseId);
  if (found?.homeId !== home.id) throw new AppError('not_found', say().conversationsErrors.noSuchFile);
  return open(deps, { caseId, homeId: home.id, messageId }, size);
}

/** Opens a file for a person who may read the case. */
export async function openFileAsAgent(
  deps: Deps,
  agent: Agent,
  { caseId, messageId }: { caseId: string; messageId: string },
  size: Size,
): Promise<FileReply> {
  const { homeId } = await readable(deps, agent, caseId);
  if (!homeId) throw new AppError('not_found', say().conversationsErrors.noSuchFile);
  return open(deps, { caseId, homeId, messageId }, size);
}

async function open(
  deps: Deps,
  { caseId, homeId, messageId }: { caseId: string; homeId: string; messageId: string },
  size: Size,
): Promise<FileReply> {
  const cipher = await cipherOfCase(deps.db, deps.masterKeys, { homeId });
  const file = await fileIn(deps.db, cipher, { caseId, messageId });
  return { ...(await openStored(deps, homeId, file.fileId, size)), filename: file.name };
}
