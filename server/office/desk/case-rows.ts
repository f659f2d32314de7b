import type { z } from 'zod';
import type { CaseRow } from '#contract/service/cases.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { placesAndOwners } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Case } from '#server/service/cases/cases.ts';
import { visitorsOf } from '#server/service/contact/contact.ts';
import { say } from '#server/platform/say.ts';

type Row = z.input<typeof CaseRow>;

/** Cases as lists show them, with names and places looked up for all of them at once. */
export async function toRows(db: Queryable, found: readonly Case[], now: Date): Promise<Row[]> {
  const homeIds = [...new Set(found.map(({ homeId }) => homeId))].filter((id) => id !== null);
  const homes = await placesAndOwners(db, homeIds);
  const wrote = found.filter(({ kind }) => kind === 'visitor').map(({ id }) => id);
  const visitors = await visitorsOf(db, wrote);
  const ids = [...found.map(({ owner }) => owner), ...[...homes.values()].map(({ userId }) => userId)];
  const people = await peopleById(
    db,
    [...new Set(ids)].filter((id) => id !== null),
  );
  const nameOf = (id: string) => people.get(id)?.name || people.get(id)?.email || say().caseWords.aColleague;
  return found.map((one) => {
    const home = one.homeId ? homes.get(one.homeId) : undefined;
    const visitor = visitors.get(one.id);
    return {
      ...one,
      reason: one.reason as Row['reason'],
      place: home ? `${home.city}, ${home.state}` : null,
      person: home ? nameOf(home.userId) : visitor ? `${visitor.firstName} ${visitor.lastName}` : null,
      subject: visitor?.subject ?? null,
      owner: one.owner ? { id: one.owner, name: nameOf(one.owner) } : null,
      isOverdue: one.dueAt !== null && one.dueAt < now,
    };
  });
}
