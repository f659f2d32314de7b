import { z } from 'zod';
import { PLAN_CARD_PATH } from '#contract/device-copy.ts';
import { EmergencyContact, Person, Pet, Plan } from './household.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

const Card = z.object({
  homeId: Uuid,
  address: z.string(),
  place: z.string().describe('City, state and ZIP code'),
  summary: z.string(),
  people: z.array(Person),
  pets: z.array(Pet),
  contacts: z.array(EmergencyContact),
  plan: Plan,
  policies: z.array(z.object({ kind: z.string(), carrier: z.string(), policyNumber: z.string() })),
});
export type PlanCard = z.output<typeof Card>;

export const PlanCardReply = z
  .object({
    /** The owner; a device shows it to no one else. */
    userId: Uuid,
    savedAt: Instant,
    isFromDevice: z.boolean().default(false).describe('True: served from the device while offline'),
    card: Card.nullable().describe('Null if the person has no home yet'),
  })
  .meta({ id: 'PlanCard' });
export type PlanCardReply = z.output<typeof PlanCardReply>;

export const getPlanCard = endpoint({
  method: 'GET',
  path: PLAN_CARD_PATH,
  access: 'member',
  summary: 'Everything needed to evacuate your current home, in one response',
  reply: PlanCardReply,
});
