import * as v from '#text/home/recovery-values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, line, Uuid } from '#contract/values.ts';
import { Day } from './policies.ts';
import { CLOCK_KINDS, CONFIDENCES } from './recovery-clock.ts';
import { CLOCK_IDS, PUBLIC_TRIGGERS, PUBLISHED_CLOCKS, type ClockId } from './recovery-clocks.ts';
import { GUIDE_KINDS } from './recovery-guide.ts';

/** A link to an agency's page. */
const HttpsLink = z
  .string()
  .trim()
  .max(500, v.link)
  .refine((link) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(link), v.link);

const PUBLISHED = PUBLISHED_CLOCKS as [ClockId, ...ClockId[]];

/** What an agency announced: that something happened, or its own end of a deadline. */
export const DisasterDateInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    subject: z.enum(PUBLIC_TRIGGERS, v.subject),
    day: Day,
    link: HttpsLink,
  }),
  z.object({
    kind: z.literal('published'),
    subject: z.enum(PUBLISHED, v.subject),
    day: Day,
    link: HttpsLink,
  }),
]);
export type DisasterDateInput = z.output<typeof DisasterDateInput>;

export const DisasterDate = z
  .object({
    kind: z.enum(['event', 'published']),
    subject: z.string(),
    day: Day,
    link: z.string(),
    enteredAt: Instant,
    wasDay: Day.nullable(),
  })
  .meta({ id: 'DisasterDate' });
export type DisasterDate = z.output<typeof DisasterDate>;

export const Disaster = z
  .object({
    id: Uuid,
    name: z.string(),
    state: z.enum(['CA', 'NV', 'AZ']),
    createdAt: Instant,
    dates: z.array(DisasterDate),
  })
  .meta({ id: 'Disaster' });
export type Disaster = z.output<typeof Disaster>;

/** A rule and when our team last compared it with its source. */
export const ClockRule = z
  .object({
    id: z.enum(CLOCK_IDS),
    kind: z.enum(CLOCK_KINDS),
    section: z.string(),
    sources: z.array(z.string()),
    confidence: z.enum(CONFIDENCES),
    checkedOn: Day.nullable(),
  })
  .meta({ id: 'RecoveryRule' });
export type ClockRule = z.output<typeof ClockRule>;

/** A fact about aid, a step or re-entry safety, and when our team last compared it with its source. */
export const GuideCheck = z
  .object({
    id: z.string(),
    kind: z.enum(GUIDE_KINDS),
    section: z.string(),
    sources: z.array(z.string()),
    confidence: z.enum(CONFIDENCES),
    checkedOn: Day.nullable(),
  })
  .meta({ id: 'RecoveryGuideRule' });
export type GuideCheck = z.output<typeof GuideCheck>;

const All = z.object({
  disasters: z.array(Disaster),
  rules: z.array(ClockRule),
  guides: z.array(GuideCheck),
});

export const listDisasters = endpoint({
  method: 'GET',
  path: '/api/admin/disasters',
  access: 'staff',
  may: 'disasters.read',
  summary: 'List declared disasters, the dates published for them, and the deadline rules',
  reply: All,
});

export const NewDisaster = z.object({
  name: line(120, v.disasterName),
  state: z.enum(['CA', 'NV', 'AZ']),
});

export const addDisaster = endpoint({
  method: 'POST',
  path: '/api/admin/disasters',
  access: 'staff',
  may: 'disasters.edit',
  summary: 'Add a declared disaster',
  status: 201,
  stepUp: true,
  errors: ['conflict'],
  body: NewDisaster,
  reply: All,
});

const disaster = z.object({ disasterId: Uuid });

export const setDisasterDate = endpoint({
  method: 'PUT',
  path: '/api/admin/disasters/:disasterId/dates',
  access: 'staff',
  may: 'disasters.edit',
  summary: 'Enter or correct a published date. Updates the deadlines of every household in this disaster.',
  stepUp: true,
  params: disaster,
  body: DisasterDateInput,
  reply: All,
});

export const removeDisasterDate = endpoint({
  method: 'POST',
  path: '/api/admin/disasters/:disasterId/dates/withdraw',
  access: 'staff',
  may: 'disasters.edit',
  summary: 'Withdraw a published date',
  stepUp: true,
  params: disaster,
  body: z.object({ kind: z.enum(['event', 'published']), subject: line(60) }),
  reply: All,
});

export const checkRule = endpoint({
  method: 'POST',
  path: '/api/admin/recovery-rules/:clockId/check',
  access: 'staff',
  may: 'disasters.edit',
  summary: 'Record that a rule was compared with its source today',
  stepUp: true,
  params: z.object({ clockId: z.string().max(40) }),
  reply: All,
});
