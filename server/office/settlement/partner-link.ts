import type { z } from 'zod';
import type * as contract from '#contract/office/statements.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { entriesOf } from './entries.ts';
import { openLink, type Opened } from './links.ts';
import * as store from './store.ts';

/** What a partner sees and can do behind its link. It names no guests, so it needs no code. */

type LinkDeps = Pick<Deps, 'db' | 'clock'>;
type Body<E extends { body: z.ZodType }> = z.output<E['body']>;
type View = z.input<typeof contract.PartnerStatement>;

async function viewOf(db: Queryable, { statement: { id }, contact, partner }: Opened): Promise<View> {
  const statement = await store.findStatement(db, id);
  if (!statement) throw new AppError('link_wrong', say().statementErrors.wrongLink);
  const {
    number,
    state,
    fromDay,
    through,
    totalCents,
    agreedName,
    theirNumber,
    disputeWords,
    paidOn,
    reference,
  } = statement;
  return {
    number,
    partner: partner.name,
    state,
    fromDay,
    through,
    totalCents,
    contact: contact.name,
    language: contact.language,
    isSample: partner.isSample,
    entries: entriesOf(await store.linesOf(db, id)),
    agreedName: state === 'drawn' ? null : agreedName,
    theirNumber,
    disputeWords: state === 'disputed' ? disputeWords : null,
    paidOn,
    reference,
  };
}

export const openStatement = async ({ db, clock }: LinkDeps, token: string): Promise<View> =>
  viewOf(db, await openLink(db, token, clock.now()));

/** Applies one answer under the statement's lock: of two at once, the second one sees that it was answered. */
async function answer(
  { db, clock }: LinkDeps,
  token: string,
  work: (tx: Tx, statement: store.StatementRow, at: Date) => Promise<void>,
): Promise<View> {
  const at = clock.now();
  const opened = await openLink(db, token, at);
  await db.transaction(async (tx) => {
    const statement = await store.lockStatement(tx, opened.statement.id);
    if (statement?.state !== 'drawn') throw new AppError('conflict', say().statementErrors.answered);
    await work(tx, statement, at);
    await notifyStaff(tx, 'admin');
  });
  return viewOf(db, opened);
}

/** Agrees to the total that the partner saw. If our team adjusted it meanwhile, the agreement is refused. */
export const agree = (
  deps: LinkDeps,
  { t, name, theirNumber, totalCents }: Body<typeof contract.agreeToStatement>,
) =>
  answer(deps, t, (tx, statement, at) => {
    if (statement.totalCents !== totalCents) throw new AppError('conflict', say().statementErrors.changed);
    return store.moveStatement(tx, statement, {
      to: 'agreed',
      mover: 'partner',
      agreedAt: at,
      agreedName: name,
      theirNumber: theirNumber || null,
    });
  });

export const dispute = (deps: LinkDeps, { t, name, words }: Body<typeof contract.disputeStatement>) =>
  answer(deps, t, (tx, statement, at) =>
    store.moveStatement(tx, statement, {
      to: 'disputed',
      mover: 'partner',
      disputedAt: at,
      disputeName: name,
      disputeWords: words,
    }),
  );
