import type { ReviewKind } from '#contract/core/reviews.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export type Review = store.Review;
export type { ReviewKind } from '#contract/core/reviews.ts';

export type ReviewRequest = {
  kind: ReviewKind;
  /** What it is about. The same kind and key are opened once, ever. */
  key: string;
  zoneId?: string;
  homeId?: string;
  incidentId?: string;
  /** A sentence for the person who decides. */
  summary: string;
  facts: Record<string, string | number | boolean | null>;
  at: Date;
};

/** Opens a review, in the transaction of what caused it. Returns whether it is new. */
export async function openReview(tx: Queryable, question: ReviewRequest): Promise<boolean> {
  return (await openReviewsFor(tx, [question])).length > 0;
}

/** The same for many at once; returns the new ones. */
export async function openReviewsFor(tx: Queryable, questions: readonly ReviewRequest[]): Promise<Review[]> {
  const added = await store.insertNew(
    tx,
    questions.map(({ at, ...question }) => ({ ...question, openedAt: at })),
  );
  if (added.length > 0) await notifyStaff(tx);
  return added;
}

/**
 * A home is listed for another reason than before: it stays one review with the newest reason as its summary,
 * and earlier summaries are kept in its facts. The same reason from another zone changes nothing.
 */
export async function updateReviewSummaries(
  tx: Queryable,
  asked: readonly (Pick<ReviewRequest, 'kind' | 'summary' | 'facts'> & { homeId: string; zoneId: string })[],
  about: { kinds: readonly ReviewKind[]; incidentId: string },
): Promise<void> {
  if (asked.length === 0) return;
  const homeIds = asked.map(({ homeId }) => homeId);
  const open = new Map((await store.openOfHomes(tx, { ...about, homeIds })).map((one) => [one.homeId, one]));
  const changed = asked.flatMap(({ homeId, kind, summary, zoneId, facts }) => {
    const was = open.get(homeId);
    if (!was || was.summary === summary || (was.kind === kind && was.zoneId !== zoneId)) return [];
    const earlier = [was.facts['earlier'], was.summary].filter(Boolean).join(' ');
    return [{ id: was.id, kind, summary, zoneId, facts: { ...facts, earlier } }];
  });
  if (changed.length === 0) return;
  await store.updateSummaries(tx, changed);
  await notifyStaff(tx);
}

/**
 * Which of these homes have a review of these kinds: in an incident at any time, otherwise only open ones.
 */
export const homesWithReview = (
  db: Queryable,
  about: { homeIds: readonly string[]; kinds: readonly ReviewKind[]; incidentId?: string },
): Promise<Set<string>> => store.homesWithReview(db, about);

/** SQL for named statements: a review of this kind about a home awaits a decision. */
export const hasOpenReviewText = (kind: ReviewKind, homeId: string): string =>
  `exists (select 1 from reviews review
    where review.home_id = ${homeId} and review.kind = '${kind}' and review.decided_at is null)`;

/** Reviews that await a decision, oldest first. */
export const openReviews = (
  db: Queryable,
  {
    kind,
    kinds = kind ? [kind] : undefined,
    homeId,
    limit = 500,
  }: { kind?: ReviewKind; kinds?: readonly string[]; homeId?: string; limit?: number } = {},
): Promise<Review[]> =>
  store.findOpen(db, { limit, ...(kinds ? { kinds } : {}), ...(homeId ? { homeId } : {}) });

export const countOpenReviews = (db: Queryable) => store.countOpen(db);

export const reviewOf = (db: Queryable, id: string) => store.findReview(db, id);

/** A page of open reviews, urgent and oldest first, or of decided ones, newest first. */
export const listReviews = (db: Queryable, page: store.ReviewPage) => store.listReviews(db, page);

/** How many such reviews there are, up to a limit. */
export const countReviews = (db: Queryable, page: store.ReviewPage) => store.countReviews(db, page);

/** Can be decided only once. The capability that opened it applies the decision, in the same transaction. */
export async function decideReview(
  tx: Tx,
  decided: { id: string; by: string | null; decision: string; note: string | null; at: Date },
): Promise<Review> {
  const review = await store.decide(tx, decided);
  if (review) {
    await notifyStaff(tx);
    return review;
  }
  if (await store.findReview(tx, decided.id))
    throw new AppError('conflict', say().reviewErrors.decidedAlready);
  throw new AppError('not_found', say().reviewErrors.noSuchReview);
}

/** Decides a zone's open reviews when the zone is decided as a whole. */
export const decideReviewsOfZone = (
  tx: Tx,
  decided: {
    zoneId: string;
    kinds: readonly ReviewKind[];
    by: string | null;
    decision: string;
    note: string | null;
    at: Date;
  },
): Promise<Review[]> => store.decideOfZone(tx, decided);

/** The same for an incident. */
export const decideReviewsOfIncident = (
  tx: Tx,
  decided: {
    incidentId: string;
    kinds: readonly ReviewKind[];
    by: string | null;
    decision: string;
    note: string | null;
    at: Date;
  },
): Promise<Review[]> => store.decideOfIncident(tx, decided);

/** Decides the review of this kind and key, if it is still open. */
export const decideReviewOf = (
  tx: Tx,
  decided: {
    kind: ReviewKind;
    key: string;
    by: string | null;
    decision: string;
    note: string | null;
    at: Date;
  },
): Promise<Review | undefined> => store.decideOf(tx, decided);

export type EscalationStep = 'operations' | 'on-call';

/** Records that open reviews were escalated. Returns those that weren't yet: of two servers, only one gets each. */
export const markEscalated = (
  tx: Tx,
  ids: readonly string[],
  step: { step: EscalationStep; at: Date },
): Promise<string[]> => store.markEscalated(tx, ids, step);

/** A home is deleted: deletes its reviews, decided or not. */
export const deleteReviews = (tx: Tx, homeId: string) => store.deleteOfHome(tx, homeId);
