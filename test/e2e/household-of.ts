import { expect, type Page } from '@playwright/test';

const INSULIN = 'Insulin is in the kitchen refrigerator, top shelf.';
const DOGS = 'Bruno and Luz';
const PLAN = {
  meetingNear: 'The big oak at the corner of Oak Ridge and Pine',
  meetingAway: 'Teresa’s house, 440 SE Alder St, Portland',
  routes: 'Skyway south to Chico. If closed: Clark Road to Highway 70.',
  gas: 'Left of the garage door. Wrench hangs beside it.',
  water: 'Front yard, under the green lid.',
  power: 'Main breaker in the laundry room.',
  goBag: 'Hall closet. Add phones, chargers and insulin.',
  neighbors: 'Mrs. Alvarez at number 14 does not drive.',
  seats: 5,
  claimPhone: '(800) 255-0134',
};

/** Text that the family wrote, which no page translates. */
export const FAMILY_WORDS: readonly string[] = [
  INSULIN,
  DOGS,
  ...Object.values(PLAN).filter((value) => typeof value === 'string'),
];

/** A family with its plan, created without a page. */
export async function addHousehold(page: Page): Promise<void> {
  const at = '/api/homes/current-home-id/household';
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${at}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const person = { birthYear: null, mobility: 'none', power: [], note: '' };
  await post('people', { ...person, name: 'Rosa Delgado', ageGroup: 'adult' });
  await post('people', {
    ...person,
    name: 'Manuel Delgado',
    ageGroup: 'older-adult',
    mobility: 'wheelchair',
    power: ['oxygen', 'cooling'],
    note: INSULIN,
  });
  await post('people', { ...person, name: 'Ana', ageGroup: 'child' });
  await post('pets', { species: 'dog', count: 2, names: DOGS, isTransportReady: false, note: '' });
  await post('contacts', {
    name: 'Teresa Delgado',
    relation: 'Sister',
    phone: '(503) 555-0134',
    email: 'teresa@example.com',
    isOutOfArea: true,
  });
  await post('contacts', {
    name: 'Dr. Lee',
    relation: 'Doctor',
    phone: '(530) 555-0188',
    email: '',
    isOutOfArea: false,
  });
  const saved = await page.request.put(`${at}/plan`, { data: PLAN });
  expect(saved.ok(), await saved.text()).toBe(true);
}
