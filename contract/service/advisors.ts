import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { type PlanKey, PLAN_KEYS } from '#contract/core/plans.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/service/values.ts';

/** Plans whose members have a home advisor. */
export const ADVISOR_PLANS: readonly PlanKey[] = PLAN_KEYS.filter((plan) => plan !== 'core');

/** A call can be requested from this many minutes ahead, up to this many days. */
export const CALL_MINUTES_AHEAD = 30;
export const CALL_DAYS_AHEAD = 30;
/** The advisor is reminded this long before the call. */
export const REMIND_MINUTES = 15;

export const AdvisorView = z
  .object({
    isIncluded: z.boolean().describe('False: the home’s plan has no home advisor'),
    advisor: z.object({ name: z.string() }).nullable().describe('Null: our team hasn’t chosen one yet'),
    timeZone: z.string().describe('The home’s time zone; all times are in it, regardless of the device'),
    call: z
      .object({
        ref: z.string().describe('Reference of its case'),
        at: Instant,
        isDone: z.boolean().describe('The household was reached'),
      })
      .nullable()
      .describe('The requested call; null: none is open'),
  })
  .meta({ id: 'AdvisorView' });
export type AdvisorView = z.output<typeof AdvisorView>;

const Home = z.object({ homeId: z.string() });

export const getAdvisor = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/advisor',
  access: 'member',
  summary: 'The household’s home advisor, and any requested call',
  params: Home,
  reply: AdvisorView,
});

/** A time on the clock of the home, as a browser's field holds it. */
export const LocalTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, v.callTime)
  .meta({ id: 'LocalTime' });

export const requestCall = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/advisor/call',
  access: 'member',
  summary: 'Request a call from the home advisor. Repeating the request reschedules the call.',
  errors: ['conflict', 'membership_required'],
  params: Home,
  body: z.object({
    at: LocalTime.describe('In the home’s time zone'),
    about: text(500, v.callAbout).or(z.literal('')).default(''),
  }),
  reply: AdvisorView,
});

export const cancelCall = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/advisor/call',
  access: 'member',
  summary: 'Cancel the requested call',
  params: Home,
  reply: AdvisorView,
});

const ofMember = z.object({ userId: Uuid });
const Person = z.object({ id: Uuid, name: contactText() });

export const MemberAdvisor = z
  .object({
    isIncluded: z.boolean().describe('The member’s plan has a home advisor'),
    advisor: Person.nullable(),
    candidates: z.array(Person).describe('Staff who work on cases'),
  })
  .meta({ id: 'MemberAdvisor' });

export const getMemberAdvisor = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId/advisor',
  access: 'staff',
  may: 'members.read',
  summary: 'Get a member’s home advisor',
  params: ofMember,
  reply: MemberAdvisor,
});

export const setMemberAdvisor = endpoint({
  method: 'PUT',
  path: '/api/admin/members/:userId/advisor',
  access: 'staff',
  may: 'advisors.assign',
  stepUp: true,
  summary: 'Assign a member’s home advisor. Requested calls move to the new advisor.',
  errors: ['conflict'],
  params: ofMember,
  body: z.object({
    advisorId: Uuid.nullable(),
    was: Uuid.nullable().describe('The advisor shown to you; prevents overwriting a concurrent change'),
  }),
  reply: MemberAdvisor,
});
