import { cipherOf } from '#server/core/sealing/sealing.ts';
import { acknowledge } from '#server/emergency/activations/activations.ts';
import { peopleOf, recordCheckIn } from '#server/emergency/evacuation/evacuation.ts';
import { dayAt } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import type { Evacuees } from '#server/service/inbound/inbound.ts';
import { situationOf } from './facts.ts';

/** The effects that a household's text or email can have in an evacuation. */
export const evacuees: Evacuees = {
  situationOf,
  peopleOf: async (tx, { masterKeys }, { homeId, state, situation }, now) => {
    const cipher = await cipherOf(tx, masterKeys, homeId);
    const household = await readHousehold(tx, cipher, dayAt(state, now));
    const people = await peopleOf(tx, { homeId, household, incidentId: situation.incidentId });
    return people.map(({ personId, name, state: said }) => ({ id: personId, name, state: said }));
  },
  checkIn: async (tx, { masterKeys }, homeId, said) =>
    recordCheckIn(tx, await cipherOf(tx, masterKeys, homeId), { id: homeId }, said),
  seen: (tx, { incidentId, homeId, userId, at }) => acknowledge(tx, { incidentId, homeId, by: userId, at }),
};
