import type { z } from 'zod';
import type { EntryStatus, Joining, JoinOffer } from '#contract/outreach/invitations.ts';
import { openUser, peopleById, readAccount, type MailSignIn } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { coverageOf } from '#server/outreach/addresses/coverage.ts';
import { entriesOf, findEntries, findEntry } from '#server/outreach/waitlist/waitlist.ts';
import { linkState } from './link-state.ts';
import { maskedEmail } from '#server/platform/masked-email.ts';
import { mayStart } from './start-rule.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type JoinDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'masterKeys' | 'welcome'>;

const wrong = () => new AppError('link_wrong', say().invitationsErrors.badLink);

async function findLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const invitation = await store.findByToken(db, hashToken(token));
  const entry = invitation && (await findEntry(db, invitation.entryId));
  if (!invitation || !entry) throw wrong();
  const [live] = await store.liveOf(db, [entry.id]);
  const hasNewer = live !== undefined && live.id !== invitation.id;
  const now = clock.now();
  const state = linkState(invitation, { hasNewer, hasLeft: entry.leftAt !== null, now });
  return { invitation, entry, state };
}

const emailOf = async (db: JoinDeps['db'], member: Member | null) =>
  member ? (await peopleById(db, [member.id])).get(member.id)?.email : undefined;

/** What a link offers to its holder. Reveals no more about the invitee than the holder already knows. */
export async function readLink(
  deps: JoinDeps,
  member: Member | null,
  token: string,
): Promise<z.input<typeof JoinOffer>> {
  const { invitation, entry, state } = await findLink(deps, token);
  const me = await emailOf(deps.db, member);
  return {
    state,
    email: maskedEmail(entry.email),
    address: state === 'open' ? entry.address : null,
    plan: entry.plan,
    expiresAt: invitation.expiresAt,
    you: me === undefined ? 'nobody' : me === entry.email ? 'invited' : 'somebody-else',
  };
}

/**
 * Accepts an invitation by its link. Like a sign-in link, it proves control of the mailbox: it works once,
 * and only after a button press. It can't be accepted from another person's session.
 */
export async function acceptLink(
  deps: JoinDeps,
  given: { token: string; member: Member | null; device: string },
  signIn: (use: Parameters<MailSignIn>[2]) => ReturnType<MailSignIn>,
): Promise<{ email: string }> {
  const { invitation, entry, state } = await findLink(deps, given.token);
  if (state !== 'open') throw new AppError('link_wrong', say().invitationsErrors.links[state]);
  const me = await emailOf(deps.db, given.member);
  if (me !== undefined && me !== entry.email)
    throw new AppError('not_allowed', say().invitationsErrors.otherAccount(maskedEmail(entry.email), me));
  const { user } = await signIn(async (tx, now) => {
    if (!(await store.takeInvitation(tx, invitation.id, now)))
      throw new AppError('link_wrong', say().invitationsErrors.links.accepted);
    const { id } = await openUser(tx, deps, entry.email);
    await noteAccepted(tx, { invitationId: invitation.id, userId: id, device: given.device }, now);
    return { email: entry.email };
  });
  return { email: user.email };
}

async function noteAccepted(
  tx: Tx,
  { invitationId, userId, device }: { invitationId: string; userId: string; device: string },
  now: Date,
) {
  await store.assignToUser(tx, invitationId, userId);
  await recordAccountChange(tx, userId, {
    at: now,
    actor: { id: userId, device },
    action: 'invitation.accepted',
    subjectId: invitationId,
  });
  await publishLive(tx, userId, { topic: 'membership' });
}

/** Which of several requests is the furthest along. */
const RANK: Record<EntryStatus, number> = { joined: 4, invited: 3, approved: 2, waiting: 1, declined: 0 };

/** Returns the invitation and waitlist place of the signed-in person. */
export async function readJoining(deps: JoinDeps, userId: string): Promise<z.input<typeof Joining>> {
  const { db, clock, config } = deps;
  const { email } = await readAccount(db, userId);
  const entries = await entriesOf(db, email);
  const [place] = entries.toSorted((a, b) => RANK[b.status] - RANK[a.status]);
  const accepted = await store.acceptedBy(db, userId);
  const offered = (
    await store.liveOf(
      db,
      entries.map(({ id }) => id),
    )
  ).filter((one) => !one.acceptedAt && one.expiresAt > clock.now());
  const invitation = accepted.find(({ finishedAt }) => !finishedAt) ?? offered[0] ?? accepted[0];
  const [entry] = invitation ? await findEntries(db, [invitation.entryId]) : [];
  return {
    invitation: invitation && entry ? { ...invitation, address: entry.address, plan: entry.plan } : null,
    place: place ? { ...place, coverage: coverageOf(place.state), since: place.createdAt } : null,
    mayStart: mayStart({ isDemo: config.demo, hasAccepted: accepted.length > 0 }),
  };
}

/**
 * Accepts an invitation sent to the member's own address. Signing in already proved control of the mailbox.
 */
export async function acceptOwnInvitation(deps: JoinDeps, member: Member) {
  const { db, clock } = deps;
  const { email } = await readAccount(db, member.id);
  const entries = await entriesOf(db, email);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const live = await store.liveOf(
      tx,
      entries.map(({ id }) => id),
    );
    for (const { id, acceptedAt } of live) {
      if (acceptedAt || !(await store.takeInvitation(tx, id, now))) continue;
      return noteAccepted(tx, { invitationId: id, userId: member.id, device: member.device }, now);
    }
    if (!live.some(({ acceptedBy }) => acceptedBy === member.id))
      throw new AppError('conflict', say().invitationsErrors.noneForYou);
  });
  return readJoining(deps, member.id);
}
