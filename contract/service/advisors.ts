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
    timeZone: z.string().describe('Of the home: times are in it, whatever the device says'),
    call: z
      .object({
        ref: z.string().describe('Of its case'),
        at: Instant,
        isDone: z.boolean().describe('They were reached'),
      })
      .nullable()
      .describe('The call that was requested; null: none is open'),
  })
  .meta({ id: 'AdvisorView' });
export type AdvisorView = z.output<typeof AdvisorView>;

const Home = z.object({ homeId: z.string() });

export const getAdvisor = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/advisor',
  access: 'member',
  summary: 'The household’s home advisor, and the call that was requested',
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
  summary: 'Ask the home advisor to call at a time; asked again, it moves the call',
  errors: ['conflict', 'membership_required'],
  params: Home,
  body: z.object({
    at: LocalTime.describe('In the time zone of the home'),
    about: text(500, v.callAbout).or(z.literal('')).default(''),
  }),
  reply: AdvisorView,
});

export const cancelCall = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/advisor/call',
  access: 'member',
  summary: 'Cancel the call',
  params: Home,
  reply: AdvisorView,
});

const ofMember = z.object({ userId: Uuid });
const Person = z.object({ id: Uuid, name: contactText() });

export const MemberAdvisor = z
  .object({
    isIncluded: z.boolean().describe('The member’s plan has a home advisor'),
    advisor: Person.nullable(),
    candidates: z.array(Person).describe('Who works on cases'),
  })
  .meta({ id: 'MemberAdvisor' });

export const getMemberAdvisor = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId/advisor',
  access: 'staff',
  may: 'members.read',
  summary: 'The home advisor of a member',
  params: ofMember,
  reply: MemberAdvisor,
});

export const setMemberAdvisor = endpoint({
  method: 'PUT',
  path: '/api/admin/members/:userId/advisor',
  access: 'staff',
  may: 'advisors.assign',
  stepUp: true,
  summary: 'Choose a member’s home advisor; calls that were requested go to the new one',
  errors: ['conflict'],
  params: ofMember,
  body: z.object({
    advisorId: Uuid.nullable(),
    was: Uuid.nullable().describe('Whom you saw: if two people choose at once, one sees what the other did'),
  }),
  reply: MemberAdvisor,
});
