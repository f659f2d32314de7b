import { type Permission, type Role, mayDo, STAFF_ROLES } from '#contract/staff.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_NAMES, type Language } from '#contract/text/language.ts';
import { PRODUCT, recordAccountChange, recordCommand } from '#server/core/audit/audit.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive, publishLiveAfterCommit, publishLiveTo } from '#server/platform/events.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { deleteChangeCodes, isReserved, listReserved } from './email-change-store.ts';
import { findMailbox } from './mailbox-store.ts';
import * as staff from './staff-store.ts';
import * as store from './store.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { say } from '#server/platform/say.ts';

export { emailChanged } from './jobs.ts';
export { isKnownNetwork } from './known-networks.ts';
export { accountsOfMailbox } from './mailbox-store.ts';
export { fundsTermsOf, recordAgreements, requireAgreements } from './agreements.ts';

const gone = () => new AppError('not_found', say().accountErrors.gone);

/** How the change was made, for the team's audit log. */
const BY_COMMAND = 'by a command where the server runs';

/**
 * Returns the account of the person who verified this address, opening one if needed. `welcome` grants what
 * every new account starts with.
 */
export async function openUser(tx: Tx, { welcome }: Pick<Deps, 'welcome'>, email: string) {
  const user = await ensureUser(tx, email);
  await welcome(tx, user);
  return user;
}

/**
 * Opens an account for an address, or finds the existing one. For operators and seeds; people use `openUser`.
 */
export async function ensureUser(tx: Tx, email: string, start: { name?: string; role?: Role } = {}) {
  if (await isReserved(tx, email)) throw new AppError('not_allowed', say().accountErrors.addressReserved);
  const user = await store.upsertUser(tx, { email, language: callerLanguage(), ...start });
  if (!user) throw gone();
  return user;
}

/**
 * Signs in the owner of a secret sent by email; `use` consumes the secret, and throws to refuse. Wired in
 * app.ts.
 */
export type MailSignIn = (
  req: FastifyRequest,
  reply: FastifyReply,
  use: (tx: Tx, now: Date) => Promise<{ email: string }>,
) => Promise<{ user: { id: string; email: string } }>;

export async function readAccount(db: Db, userId: string) {
  const user = await store.findUser(db, userId);
  if (!user) throw gone();
  return user;
}

/**
 * The mailbox behind a person's address, and whether another account uses it too. "maya+2@" and, at Gmail,
 * "m.aya@" reach the same mailbox as "maya@".
 */
export const readMailbox = (tx: Queryable, person: { id: string; email: string }) => findMailbox(tx, person);

/** One mark per mailbox of a person who is being deleted. Without the key, a mark can't be linked to an address. */
export async function mailboxMarks(
  tx: Tx,
  masterKeys: MasterKeys,
  purpose: string,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<string[]> {
  const marks = [];
  for (const email of emails) {
    const { mailbox } = await findMailbox(tx, { id, email });
    marks.push(derivedToken(masterKeys, purpose, mailbox));
  }
  return [...new Set(marks)];
}

/** Locks a person's row until the transaction ends, so that they can't gain anything in the meantime. */
export const holdPerson = (tx: Tx, userId: string) => store.lockUser(tx, userId);

/** Names and addresses of people, for display to others. Deleted people are missing. */
export async function peopleById(db: Queryable, ids: readonly string[]) {
  const found = await store.findUsers(db, ids);
  return new Map(found.map(({ id, name, email, language }) => [id, { name, email, language }]));
}

/** SQL for named statements: a person's name. Null when they have none, or were deleted. */
export const nameText = (userId: string): string =>
  `(select person.name from users person where person.id = ${userId})`;

export { findPeople, peoplePage, type PeopleQuery } from './people-store.ts';

/** A person's active sessions, and how many passkeys they have. */
export async function signInOf(db: Queryable, userId: string, now: Date) {
  const [sessions, passkeys] = await Promise.all([
    store.listSessions(db, userId, now),
    store.listPasskeys(db, userId),
  ]);
  return { sessions, passkeys: passkeys.length };
}

/** People whose address starts with this text; usable directly or as a subquery. */
export const peopleByAddress = (db: Queryable, typed: string) => store.idsByAddress(db, typed);

/** Notifies the open windows of all staff that operations data or a back-office list changed. */
export async function notifyStaff(
  tx: Queryable,
  topic: 'operations' | 'admin' = 'operations',
): Promise<void> {
  await publishLiveTo(tx, await staff.staffIds(tx), { topic });
}

/** The same, but published after the commit: for actions of visitors, who may be many at once. */
export async function notifyStaffAfterCommit(tx: Tx, topic: 'admin'): Promise<void> {
  for (const id of await staff.staffIds(tx)) await publishLiveAfterCommit(tx, id, { topic });
}

/** Everyone whose role includes a permission, by address. */
export const listStaffWho = (db: Queryable, permission: Permission) =>
  staff.findByRoles(
    db,
    STAFF_ROLES.filter((role) => mayDo(role, permission)),
  );

/** Changes a person's display name and notifies their other windows. */
export const renameAccount = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: { id: string; device: string },
  name: string,
) =>
  db.transaction(async (tx) => {
    const user = await store.updateName(tx, member.id, name);
    if (!user) throw gone();
    await recordAccountChange(tx, member.id, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'account.renamed',
    });
    await publishLive(tx, member.id, { topic: 'account' });
    return user;
  });

/** Returns the language of what we send a person; English if the account is gone. */
export const languageOf = async (db: Queryable, userId: string): Promise<Language> =>
  (await store.findUsers(db, [userId]))[0]?.language ?? 'en';

/** The same by address; undefined without an account. */
export const languageOfAddress = async (db: Queryable, email: string): Promise<Language | undefined> =>
  (await store.findUserByEmail(db, email))?.language;

/** Changes the language of what we send a person. */
export const changeLanguage = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: { id: string; device: string },
  language: Language,
) =>
  db.transaction(async (tx) => {
    if ((await languageOf(tx, member.id)) === language) return;
    if (!(await store.updateLanguage(tx, member.id, language))) throw gone();
    await recordAccountChange(tx, member.id, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'account.language-changed',
      detail: LANGUAGE_NAMES[language],
    });
    await publishLive(tx, member.id, { topic: 'notifications' });
  });

/** Makes the live streams of ended sessions close. */
export async function publishSessionsEnded(tx: Tx, userId: string, ended: { id: string }[]): Promise<void> {
  for (const { id } of ended) await publishLive(tx, userId, { topic: 'sessions', id });
}

/**
 * Makes a person an administrator, with an account if they have none. Their sessions end, so the new role
 * starts clean.
 */
export const grantAdmin = (db: Db, email: string, at = systemClock.now()) =>
  db.transaction(async (tx) => {
    const user = await ensureUser(tx, email);
    if (user.role === 'ADMIN') return user;
    await store.updateRole(tx, user.id, 'ADMIN');
    await publishSessionsEnded(tx, user.id, await store.deleteSessions(tx, user.id));
    const change = { at, action: 'account.made-administrator' };
    await recordAccountChange(tx, user.id, { ...change, actor: PRODUCT });
    await recordCommand(tx, {
      ...change,
      subjectId: user.id,
      detail: BY_COMMAND,
      before: { role: user.role },
      after: { role: 'ADMIN' },
    });
    return { ...user, role: 'ADMIN' as const };
  });

/** Removes all passkeys of a person who lost theirs, and ends their sessions: they start over with a code. */
export const removePasskeys = (db: Db, email: string, at = systemClock.now()) =>
  db.transaction(async (tx) => {
    const user = await store.findUserByEmail(tx, email);
    if (!user) throw gone();
    const removed = (await store.deletePasskeys(tx, user.id)).length;
    await publishSessionsEnded(tx, user.id, await store.deleteSessions(tx, user.id));
    const change = { at, action: 'account.passkeys-removed' };
    await recordAccountChange(tx, user.id, { ...change, actor: PRODUCT });
    await recordCommand(tx, {
      ...change,
      subjectId: user.id,
      detail: BY_COMMAND,
      before: { passkeys: removed },
      after: { passkeys: 0 },
    });
    return { user, removed };
  });

/** Whether this person is the last administrator. */
export const isOnlyAdmin = (db: Queryable, userId: string): Promise<boolean> => staff.isOnlyAdmin(db, userId);

/** The account's address, and the former ones that are still reserved for it. */
export async function addressesOf(db: Queryable, person: { id: string; email: string }): Promise<string[]> {
  const reserved = await listReserved(db, person.id);
  return [person.email, ...reserved.map(({ oldEmail }) => oldEmail)];
}

/** Deletes an account with everything that belongs to it, and ends its sessions. */
export async function eraseAccount(tx: Tx, userId: string, email: string): Promise<void> {
  await publishSessionsEnded(tx, userId, await store.deleteSessions(tx, userId));
  await deleteChangeCodes(tx, userId);
  await store.deleteUser(tx, userId, await addressesOf(tx, { id: userId, email }));
}
