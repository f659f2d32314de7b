import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { canMoveAmbassador } from '#contract/emergency/ambassador-states.ts';
import { CONSENT_VERSION, type ApplicationInput } from '#contract/emergency/ambassadors.ts';
import type * as contract from '#contract/emergency/ambassadors.ts';
import { dateText } from '#contract/text/format.ts';
import { notifyStaffAfterCommit, readAccount } from '#server/core/accounts/accounts.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Tx } from '#server/platform/db.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import { lockName } from '#server/platform/locks.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { canApplyAgainAt, mayLeaveByLink, mayMail, verdictOn } from './application-rules.ts';
import { sendStatusMail } from './job-names.ts';
import { mailboxMarks } from './marks.ts';
import { pacificDay } from './pacific-day.ts';
import * as store from './store.ts';
import { toApplication } from './to-contract.ts';

/** Enrollment: applying with or without an account, the status by link or in the app, and stepping down. */

export type EnrollDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

/** Purpose of the derived token in the link to the status page. */
export const STATUS_LINK = 'hearthline ambassador status';

type Applicant = { email: string; userId: string | null };

function rowOf(deps: EnrollDeps, given: ApplicationInput, applicant: Applicant, mark: string, at: Date) {
  const id = randomUUID();
  const { name, county, zip, area } = given;
  return {
    id,
    mark,
    ...applicant,
    name,
    county,
    zip,
    area,
    language: callerLanguage(),
    stateAt: at,
    consentVersion: CONSENT_VERSION,
    consentedAt: at,
    tokenHash: hashToken(derivedToken(deps.masterKeys, STATUS_LINK, id)),
  } satisfies store.NewAmbassador;
}

/** Stores what was typed as an unconfirmed application, in the row of this mailbox. */
async function storeApplication(
  tx: Tx,
  known: store.AmbassadorRow | undefined,
  row: ReturnType<typeof rowOf>,
  at: Date,
): Promise<store.AmbassadorRow> {
  if (!known) return store.insertAmbassador(tx, row);
  const { id: _id, tokenHash: _token, mark: _mark, userId, ...typed } = row;
  const changed = { ...typed, userId: known.userId ?? userId };
  if (known.state === 'unconfirmed') return store.updateAmbassador(tx, known.id, changed);
  return store.moveAmbassador(tx, known.id, { ...changed, to: 'unconfirmed', mover: 'applicant', at });
}

/** Records that an email about the current state is due, and enqueues the job that sends it. */
export async function mailStatus(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, id: string): Promise<void> {
  // An earlier email may still be sending; this one doesn't wait for it.
  await store.updateAmbassador(tx, id, { mail: 'due', mailTryAt: null });
  await jobs.enqueue(tx, sendStatusMail, { ambassadorId: id });
}

async function toReview(tx: Tx, deps: EnrollDeps, id: string, at: Date): Promise<store.AmbassadorRow> {
  const row = await store.moveAmbassador(tx, id, { to: 'applied', mover: 'applicant', at });
  await mailStatus(tx, deps, id);
  await notifyStaffAfterCommit(tx, 'admin');
  if (row.userId) await publishLiveAfterCommit(tx, row.userId, { topic: 'ambassador' });
  return row;
}

/**
 * Applies. A signed-in person is known, so the application goes to our team. Everyone else gets an email first, and the
 * response is the same whether or not the address is known: it must not reveal who applied.
 */
export async function applyAsAmbassador(
  deps: EnrollDeps,
  member: Member | null,
  given: ApplicationInput,
): Promise<z.input<typeof contract.applyAsAmbassador.reply>> {
  const { db, clock, masterKeys } = deps;
  const next = member ? ('review' as const) : ('email' as const);
  if (given.website) return { next };
  const email = member ? (await readAccount(db, member.id)).email : given.email;
  await db.transaction(async (tx) => {
    const at = clock.now();
    const marks = await mailboxMarks(tx, masterKeys, email);
    await lockName(tx, `ambassador ${marks[0] ?? ''}`);
    const ofUser = member ? await store.findOfUser(tx, member.id) : undefined;
    const known = ofUser ?? (await store.findByMarks(tx, marks));
    const { ambassadorErrors } = say();
    if (member && known?.userId && known.userId !== member.id)
      throw new AppError('conflict', ambassadorErrors.otherAccount);
    const verdict = verdictOn(known, at);
    if (known && verdict !== 'accept') {
      if (member) {
        const again = canApplyAgainAt(known);
        throw new AppError(
          'conflict',
          verdict === 'too-early' && again
            ? ambassadorErrors.tooEarly(dateText(pacificDay(again), callerLanguage()))
            : ambassadorErrors.alreadyApplied,
        );
      }
      if (mayMail(known, at)) await mailStatus(tx, deps, known.id);
      return;
    }
    const applicant = { email, userId: member?.id ?? null };
    const row = await storeApplication(tx, known, rowOf(deps, given, applicant, marks[0] ?? '', at), at);
    if (await store.isBarred(tx, marks)) await store.updateAmbassador(tx, row.id, { wasSuspended: true });
    if (member) await toReview(tx, deps, row.id, at);
    // A person who left can get the email again right away. Entering a stranger's address over and over sends nothing.
    else if (known?.state !== 'unconfirmed' || mayMail(row, at)) await mailStatus(tx, deps, row.id);
  });
  return { next };
}

const wrongLink = () => new AppError('link_wrong', say().ambassadorErrors.wrongLink);

async function byLink(deps: EnrollDeps, t: string): Promise<store.AmbassadorRow> {
  const row = await store.findByToken(deps.db, hashToken(t));
  if (!row) throw wrongLink();
  return row;
}

const shown = (row: store.AmbassadorRow) => ({ ...toApplication(row), language: row.language });

export const openByLink = async (deps: EnrollDeps, t: string) => shown(await byLink(deps, t));

/** The owner of the address confirms the application. Idempotent. */
export async function confirmByLink(deps: EnrollDeps, t: string) {
  const { id } = await byLink(deps, t);
  return deps.db.transaction(async (tx) => {
    const row = await store.lockAmbassador(tx, id);
    if (!row) throw wrongLink();
    if (row.state !== 'unconfirmed') return shown(row);
    return shown(await toReview(tx, deps, id, deps.clock.now()));
  });
}

export async function leaveByLink(deps: EnrollDeps, t: string) {
  const { id } = await byLink(deps, t);
  return deps.db.transaction(async (tx) => {
    const row = await store.lockAmbassador(tx, id);
    if (!row) throw wrongLink();
    if (row.state === 'left') return shown(row);
    if (!mayLeaveByLink(row)) throw new AppError('conflict', say().ambassadorErrors.leaveInApp);
    return shown(await leave(tx, row, deps.clock.now()));
  });
}

async function leave(tx: Tx, row: store.AmbassadorRow, at: Date): Promise<store.AmbassadorRow> {
  if (!canMoveAmbassador(row.state, 'left', 'applicant'))
    throw new AppError('conflict', say().ambassadorErrors.cannotLeave);
  const left = await store.moveAmbassador(tx, row.id, { to: 'left', mover: 'applicant', at, mail: 'none' });
  await notifyStaffAfterCommit(tx, 'admin');
  if (row.userId) await publishLiveAfterCommit(tx, row.userId, { topic: 'ambassador' });
  return left;
}

/** The caller's application. If it was made without an account, it is linked by its email address. */
export async function readOwn({ db }: Pick<Deps, 'db'>, userId: string) {
  const own = await store.findOfUser(db, userId);
  if (own) return { application: toApplication(own) };
  await store.adoptApplication(db, userId, (await readAccount(db, userId)).email);
  const adopted = await store.findOfUser(db, userId);
  return { application: adopted ? toApplication(adopted) : null };
}

export const leaveProgram = (deps: EnrollDeps, userId: string) =>
  deps.db.transaction(async (tx) => {
    const own = await store.findOfUser(tx, userId);
    const row = own && (await store.lockAmbassador(tx, own.id));
    if (!row) throw new AppError('not_found', say().ambassadorErrors.noApplication);
    return { application: toApplication(await leave(tx, row, deps.clock.now())) };
  });
