import { expect, test } from 'vitest';
import { caseFacts } from './case-facts.ts';

const id = '00000000-0000-4000-8000-000000000000';
const plan = {
  meetingNear: 'the old oak',
  meetingAway: '',
  routes: 'Skyway, or Neal Road',
  gas: '',
  water: '',
  power: '',
  goBag: '',
  neighbors: '',
  seats: 5,
  claimPhone: '',
};
const person = { id, birthYear: null, mobility: 'none' as const, power: [], note: '' };
const pet = { id, names: '', isTransportReady: true, note: '' } as const;
const given = {
  home: { address: '12 Oak Lane', city: 'Paradise', state: 'CA', zip: '95969' },
  order: null,
  room: null,
  cash: null,
  checkIns: [
    { personId: id, name: 'Rosa', state: 'help', at: null, reachedAt: null },
    { personId: id, name: 'Ben', state: 'safe', at: null, reachedAt: null },
  ],
  household: { people: [], pets: [], contacts: [], plan },
} satisfies Parameters<typeof caseFacts>[0];

test('the concierge sees people, access and medical needs, animals, routes and contacts', () => {
  const facts = caseFacts({
    ...given,
    household: {
      people: [
        {
          ...person,
          name: 'Rosa',
          ageGroup: 'older-adult',
          mobility: 'wheelchair',
          power: ['cooling', 'oxygen'],
          note: 'Insulin in the door of the fridge.',
        },
        { ...person, name: 'Ben', ageGroup: 'child' },
      ],
      pets: [
        { ...pet, species: 'dog', count: 2, names: 'Rex, Milo' },
        { ...pet, species: 'horse', count: 1, isTransportReady: false, note: 'Kicks.' },
      ],
      contacts: [
        { id, name: 'Elena', relation: 'Sister', phone: '+17755550142', email: '', isOutOfArea: true },
      ],
      plan,
    },
  });
  expect(facts).toEqual([
    'Home: 12 Oak Lane, Paradise, CA 95969',
    'Needs help: Rosa',
    'Safe: Ben',
    'Person: Rosa, older adult: uses a wheelchair, needs refrigerated medication, needs oxygen. Note: Insulin in the door of the fridge.',
    'Person: Ben, child.',
    'Animals: 2 dogs (Rex, Milo), carrier ready.',
    'Animals: 1 horse, no trailer. Note: Kicks.',
    'Meeting place near the home: the old oak',
    'Ways out: Skyway, or Neal Road',
    'Seats in their vehicles: 5',
    'Emergency contact: Elena (Sister), (775) 555-0142, out of the area',
  ]);
});

test('an empty household is stated as such instead of being left out', () => {
  const empty = { ...plan, meetingNear: '', routes: '', seats: null };
  expect(caseFacts({ ...given, checkIns: [], household: { ...given.household, plan: empty } })).toEqual([
    'Home: 12 Oak Lane, Paradise, CA 95969',
    'People: none added yet',
    'Animals: none added yet',
  ]);
});
