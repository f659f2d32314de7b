import { dayAt, homeOf } from '#server/home/homes/homes.ts';
import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { readHousehold } from './household.ts';
import { homeNeeds, householdInvitations } from './tables.ts';

/** Household members, emergency contacts, the plan, and invitations. */
export async function exportHousehold({ db, clock }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const { homeId } = cipher;
  const home = await homeOf(db, homeId);
  if (!home) throw new Error('a home is gone while its data are written out');
  const { people, pets, contacts, plan } = await readHousehold(db, cipher, dayAt(home.state, clock.now()));
  const asked = await db.select().from(householdInvitations).where(eq(householdInvitations.homeId, homeId));
  const needs = await db.select().from(homeNeeds).where(eq(homeNeeds.homeId, homeId));
  const ofHome = (row: object) => plainRow({ homeId, ...row });
  return {
    tables: {
      household_people: people.map(ofHome),
      household_pets: pets.map(ofHome),
      emergency_contacts: contacts.map(ofHome),
      household_plans: [ofHome(plan)],
      household_invitations: asked.map(plainRow),
      home_needs: needs.map(plainRow),
    },
  };
}
