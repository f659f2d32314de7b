import * as typed from '#text/core/values.ts';
import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { HomeRef, HomeRole } from './homes.ts';
import { endpoint } from '#contract/http.ts';
import { Phone } from '#contract/phone.ts';
import { Email, Instant, text, Uuid } from '#contract/values.ts';

/** Text that may be left empty. */
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max, typed.tooLong(max))
    .refine((s) => !s.includes('\0'), typed.invisibleCharacter);

export const InvitedRole = z.enum(['member', 'viewer'], v.role);
export type InvitedRole = z.infer<typeof InvitedRole>;

export const AGE_GROUPS = ['infant', 'child', 'teen', 'adult', 'older-adult'] as const;
export const AgeGroup = z.enum(AGE_GROUPS, v.ageGroup);
export type AgeGroup = z.infer<typeof AgeGroup>;
export const Mobility = z.enum(['none', 'slow-walker', 'wheelchair', 'bed-bound'], v.chooseOne);
export type Mobility = z.infer<typeof Mobility>;
/** What stops working, or spoils, without electricity. */
export const PowerNeed = z.enum(['device', 'cooling', 'oxygen']);
export type PowerNeed = z.infer<typeof PowerNeed>;

export const PersonInput = z.object({
  name: text(80, v.name),
  /** Derived from the year of birth when known, so it stays current. */
  ageGroup: AgeGroup,
  birthYear: z.number(v.fourDigits).int(v.fourDigits).min(1900, v.from1900).max(2100, v.yearBegun).nullable(),
  mobility: Mobility,
  power: z
    .array(PowerNeed)
    .max(3)
    .transform((needs) => PowerNeed.options.filter((need) => needs.includes(need))),
  note: note(500),
});
export type PersonInput = z.output<typeof PersonInput>;
export const Person = PersonInput.extend({ id: Uuid }).meta({ id: 'HouseholdPerson' });
export type Person = z.output<typeof Person>;

export const SPECIES = [
  'dog',
  'cat',
  'bird',
  'fish',
  'reptile',
  'small-animal',
  'horse',
  'livestock',
  'other',
] as const;
export const Species = z.enum(SPECIES, v.species);
export type Species = z.infer<typeof Species>;
/** How many animals of each kind. */
export type PetKinds = Partial<Record<Species, number>>;

export const PetInput = z.object({
  species: Species,
  count: z.number(v.howMany).int(v.wholeNumber).min(1, v.oneOrMore).max(500, v.most500),
  names: note(120),
  isTransportReady: z.boolean(),
  note: note(500),
});
export type PetInput = z.output<typeof PetInput>;
export const Pet = PetInput.extend({ id: Uuid }).meta({ id: 'HouseholdPet' });
export type Pet = z.output<typeof Pet>;

const contactFields = z.object({
  name: text(80, v.name),
  relation: note(60),
  phone: Phone,
  email: z.union([z.literal(''), Email]),
  isOutOfArea: z.boolean(),
});
export const ContactInput = contactFields.refine((c) => c.phone !== '' || c.email !== '', {
  path: ['phone'],
  message: v.phoneOrEmail,
});
export type ContactInput = z.output<typeof ContactInput>;
export const EmergencyContact = contactFields.extend({ id: Uuid }).meta({ id: 'EmergencyContact' });
export type EmergencyContact = z.output<typeof EmergencyContact>;

/** Every part may be empty: plans are filled in over time. */
export const Plan = z
  .object({
    meetingNear: note(200),
    meetingAway: note(200),
    routes: note(1000),
    gas: note(300),
    water: note(300),
    power: note(300),
    goBag: note(300),
    neighbors: note(500),
    seats: z.number(v.howMany).int(v.wholeNumber).min(0, v.zeroOrMore).max(100, v.most100).nullable(),
    claimPhone: Phone,
  })
  .meta({ id: 'EvacuationPlan' });
export type Plan = z.output<typeof Plan>;

export const HomeMember = z
  .object({
    userId: Uuid,
    name: z.string().nullable(),
    email: z.string(),
    role: HomeRole,
    isYou: z.boolean(),
    since: Instant,
  })
  .meta({ id: 'HomeMember' });
export type HomeMember = z.output<typeof HomeMember>;

export const Invitation = z
  .object({ id: Uuid, email: z.string(), role: InvitedRole, createdAt: Instant, expiresAt: Instant })
  .meta({ id: 'HouseholdInvitation' });
export type Invitation = z.output<typeof Invitation>;

export const Household = z
  .object({
    homeId: Uuid,
    address: z.string(),
    yourRole: HomeRole,
    members: z.array(HomeMember),
    invitations: z.array(Invitation).describe('Open invitations; visible to the owner only'),
    people: z.array(Person),
    pets: z.array(Pet),
    contacts: z.array(EmergencyContact).describe('In the order to call them'),
    plan: Plan,
    summary: z.string().describe('One sentence: who has to leave and what they need'),
  })
  .meta({ id: 'Household' });
export type Household = z.output<typeof Household>;

const Home = z.object({ homeId: HomeRef });
const Entry = Home.extend({ id: Uuid });
const at = '/api/homes/:homeId/household';

export const getHousehold = endpoint({
  method: 'GET',
  path: at,
  access: 'member',
  summary: 'People who share a home, its household and its evacuation plan',
  params: Home,
  reply: Household,
});

export const addPerson = endpoint({
  method: 'POST',
  path: `${at}/people`,
  access: 'member',
  summary: 'Add someone who lives in the home',
  status: 201,
  errors: ['conflict'],
  params: Home,
  body: PersonInput,
  reply: Person,
});

export const changePerson = endpoint({
  method: 'PUT',
  path: `${at}/people/:id`,
  access: 'member',
  summary: 'Update a person who lives in the home',
  params: Entry,
  body: PersonInput,
  reply: Person,
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: `${at}/people/:id`,
  access: 'member',
  summary: 'Remove a person from the household',
  status: 204,
  params: Entry,
});

export const addPet = endpoint({
  method: 'POST',
  path: `${at}/pets`,
  access: 'member',
  summary: 'Add animals',
  status: 201,
  errors: ['conflict'],
  params: Home,
  body: PetInput,
  reply: Pet,
});

export const changePet = endpoint({
  method: 'PUT',
  path: `${at}/pets/:id`,
  access: 'member',
  summary: 'Update animals',
  params: Entry,
  body: PetInput,
  reply: Pet,
});

export const removePet = endpoint({
  method: 'DELETE',
  path: `${at}/pets/:id`,
  access: 'member',
  summary: 'Remove animals from the household',
  status: 204,
  params: Entry,
});

export const addContact = endpoint({
  method: 'POST',
  path: `${at}/contacts`,
  access: 'member',
  summary: 'Add an emergency contact at the end of the list',
  status: 201,
  errors: ['conflict'],
  params: Home,
  body: ContactInput,
  reply: EmergencyContact,
});

export const changeContact = endpoint({
  method: 'PUT',
  path: `${at}/contacts/:id`,
  access: 'member',
  summary: 'Update an emergency contact',
  params: Entry,
  body: ContactInput,
  reply: EmergencyContact,
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: `${at}/contacts/:id`,
  access: 'member',
  summary: 'Remove an emergency contact',
  status: 204,
  params: Entry,
});

export const callFirst = endpoint({
  method: 'POST',
  path: `${at}/contacts/:id/first`,
  access: 'member',
  summary: 'Move an emergency contact to the top of the list',
  status: 204,
  params: Entry,
});

export const savePlan = endpoint({
  method: 'PUT',
  path: `${at}/plan`,
  access: 'member',
  summary: 'Save the evacuation plan: meeting place, way out and what to shut off',
  params: Home,
  body: Plan,
  reply: Plan,
});
