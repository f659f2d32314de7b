import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { signUpsOfUser } from './sign-up-store.ts';
import { communityEvents, communitySites, siteHours, siteYears } from './tables.ts';

/**
 * A person's events, sign-ups and logged hours. Leaves out who signed up for their events, which is those people's
 * data.
 */
export async function exportCommunityEvents({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const events = await db.select().from(communityEvents).where(eq(communityEvents.userId, person.id));
  const signUps = await signUpsOfUser(db, person.id);
  const sites = await db.select().from(communitySites).where(eq(communitySites.userId, person.id));
  const years = (
    await Promise.all(
      sites.map(({ ambassadorId }) =>
        db.select().from(siteYears).where(eq(siteYears.ambassadorId, ambassadorId)),
      ),
    )
  ).flat();
  const hours = await db.select().from(siteHours).where(eq(siteHours.userId, person.id));
  return {
    tables: {
      // Leaves out marks and hashes of links, which are internal, and colleagues' ids, which are theirs.
      community_events: events.map(({ decidedBy: _by, movedBy: _mover, ...row }) => plainRow(row)),
      event_sign_ups: signUps.map(({ mark: _mark, tokenHash: _hash, movedBy: _mover, ...row }) =>
        plainRow(row),
      ),
      community_sites: sites.map(plainRow),
      site_years: years.map(plainRow),
      site_hours: hours.map(({ mark: _mark, tokenHash: _hash, movedBy: _mover, ...row }) => plainRow(row)),
    },
  };
}
