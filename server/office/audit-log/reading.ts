import { PAGE_SIZE, type Activity } from '#contract/office/audit.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { detailIn } from './detail-words.ts';
import { accountHistory, homeHistory } from '#server/core/audit/audit.ts';

type Asked = { before?: number | undefined; capability?: string | undefined };
type Entry = Awaited<ReturnType<typeof accountHistory>>[number];

/** One more than a page, to detect whether there is another. */
const pageOf = (asked: Asked) => ({ ...asked, limit: PAGE_SIZE + 1 });

/** Maps entries for their reader, with people by name, never by id. */
async function forReader(db: Deps['db'], readerId: string, found: Entry[]) {
  const shown = found.slice(0, PAGE_SIZE);
  const others = shown.flatMap(({ actorId }) => (actorId && actorId !== readerId ? [actorId] : []));
  const people = await peopleById(db, [...new Set(others)]);
  const actorOf = (id: string | null): Pick<Activity, 'actor' | 'name'> => {
    if (id === null) return { actor: 'product', name: null };
    if (id === readerId) return { actor: 'you', name: null };
    const person = people.get(id);
    return person ? { actor: 'person', name: person.name ?? person.email } : { actor: 'former', name: null };
  };
  const language = callerLanguage();
  return {
    entries: shown.map(({ seq, at, actorId, device, action, detail }) => ({
      seq,
      at,
      device,
      action,
      detail: detail && detailIn(language, { action, detail }),
      ...actorOf(actorId),
    })),
    hasMore: found.length > PAGE_SIZE,
  };
}

/** Returns a home's audit log for anyone who shares it. */
export async function readHomeActivity(
  { db, masterKeys }: Pick<Deps, 'db' | 'masterKeys'>,
  userId: string,
  homeRef: string,
  asked: Asked,
) {
  const { id } = await homeFor(db, userId, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, id);
  return forReader(db, userId, await homeHistory(db, cipher, pageOf(asked)));
}

export const readAccountActivity = async ({ db }: Pick<Deps, 'db'>, userId: string, asked: Asked) =>
  forReader(db, userId, await accountHistory(db, userId, pageOf(asked)));
