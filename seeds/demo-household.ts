import { addEntry, savePlan } from '#server/home/household/entries.ts';
import type { Deps } from '#server/ports/deps.ts';

const THIS_YEAR = (deps: Pick<Deps, 'clock'>) => deps.clock.now().getUTCFullYear();

/** The demo household: people, contacts and plan. Phone numbers are from the range reserved for fiction. */
export async function seedDemoHousehold(
  deps: Deps,
  who: { id: string; device: string },
  homeRef: string,
): Promise<void> {
  const year = THIS_YEAR(deps);
  const person = { mobility: 'none' as const, power: [], note: '' };
  for (const given of [
    { ...person, name: 'Maya Torres', ageGroup: 'adult' as const, birthYear: year - 41 },
    { ...person, name: 'Daniel Torres', ageGroup: 'adult' as const, birthYear: year - 43 },
    {
      ...person,
      name: 'Leo Torres',
      ageGroup: 'child' as const,
      birthYear: year - 11,
      mobility: 'wheelchair' as const,
      note: 'The spare chair is in his room.',
    },
    {
      ...person,
      name: 'Rosa Torres',
      ageGroup: 'older-adult' as const,
      birthYear: year - 78,
      mobility: 'slow-walker' as const,
      power: ['cooling' as const],
      note: 'Insulin in the door of the refrigerator.',
    },
  ])
    await addEntry(deps, who, { homeRef, list: 'people' }, given);
  await addEntry(
    deps,
    who,
    { homeRef, list: 'pets' },
    { species: 'dog', count: 1, names: 'Biscuit', isTransportReady: true, note: 'Crate in the garage.' },
  );
  for (const given of [
    {
      name: 'Elena Ruiz',
      relation: 'Sister in Reno',
      phone: '+17755550142',
      email: 'elena@hearthline.example',
      isOutOfArea: true,
    },
    { name: 'Sam Whitfield', relation: 'Neighbor', phone: '+17075550117', email: '', isOutOfArea: false },
  ])
    await addEntry(deps, who, { homeRef, list: 'contacts' }, given);
  await savePlan(deps, who, homeRef, {
    meetingNear: 'The mailbox at Oak Hollow and Brush Creek',
    meetingAway: "Elena's house in Reno",
    routes: 'Down Brush Creek to Highway 12. If it is closed, Calistoga Road to the north.',
    gas: 'Left of the front door; the wrench hangs beside it.',
    water: 'By the street, under the round lid.',
    power: 'Panel in the garage.',
    goBag: 'Hall closet, bottom shelf.',
    neighbors: 'Mrs. Okafor at 422 does not drive at night.',
    seats: 6,
    claimPhone: '+18005550199',
  });
}
