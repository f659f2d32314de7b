import type { z } from 'zod';
import type { ThreadContact } from '#contract/service/thread-log.ts';
import { dayAt, homeFor } from '#server/home/homes/homes.ts';
import { addContactFromThread } from '#server/home/recovery/recovery.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { casesOfHome } from '#server/service/cases/cases.ts';
import * as store from './store.ts';

type At = { homeId: string; caseId: string; messageId: string };

/** Adds a message of the household's own conversation to its contact log, dated by the home's local day. */
export async function logMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  member: Pick<Member, 'id' | 'device'>,
  { homeId: homeRef, caseId, messageId }: At,
  words: z.output<typeof ThreadContact>,
) {
  const { db } = deps;
  const home = await homeFor(db, member.id, homeRef, 'view');
  const isOwn = (await casesOfHome(db, home.id)).some(({ id }) => id === caseId);
  const message = await store.findMessage(db, messageId);
  const inCase = message && isOwn && (await store.caseOfMessage(db, messageId)) === caseId;
  if (!message || !inCase) throw new AppError('not_found', say().conversationsErrors.noSuchMessage);
  const direction = message.fromKind === 'team' ? 'in' : 'out';
  const day = dayAt(home.state, message.at);
  return addContactFromThread(deps, member, home.id, {
    id: message.id,
    day,
    details: { ...words, direction },
  });
}
