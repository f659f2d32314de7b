import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import * as words from '#text/home/recovery-aid.ts';
import * as safety from '#text/home/recovery-safety.ts';
import { Uuid } from '#contract/values.ts';
import { HomeRef } from './homes.ts';
import { Day } from './policies.ts';
import { AID_ENTRIES, AID_IDS, type AidId, type AidTopic, type Basis } from './recovery-aid.ts';
import { CLOCK_IDS, FLAGS, TRIGGERS } from './recovery-clocks.ts';
import { REBUILD_FACTS } from './recovery-rebuild.ts';
import { SAFETY, type SafetyId } from './recovery-safety.ts';
import { STEPS, STEP_IDS } from './recovery-steps.ts';
import { Deadline } from './recovery.ts';

/** Words for every entry: a new one without words doesn't compile. */
export const AID_WORDS: Record<AidId, { title: string; who: string; need: string; how: string }> =
  words.entries;
export const AID_TOPIC_WORDS: Record<AidTopic, string> = words.topics;
export const SAFETY_WORDS: Record<SafetyId, { title: string; text: string }> = safety.rules;

export const GUIDE_KINDS = ['aid', 'step', 'safety', 'rebuild'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];
export type GuideRule = Basis & { id: string; kind: GuideKind };

const clockIds: readonly string[] = CLOCK_IDS;
/** Facts that our team compares with their sources. Deadline rules are checked separately. */
export const GUIDE_RULES: readonly GuideRule[] = [
  ...AID_ENTRIES.map((entry) => ({ ...entry, kind: 'aid' as const })),
  ...STEPS.map((entry) => ({ ...entry, kind: 'step' as const })),
  ...SAFETY.map((entry) => ({ ...entry, kind: 'safety' as const })),
  ...REBUILD_FACTS.map((entry) => ({ ...entry, kind: 'rebuild' as const })),
].filter(({ id }) => !clockIds.includes(id));

/** What a household can mark as done or not needed, besides deadlines. */
const MARKED: readonly string[] = [...STEP_IDS, ...AID_IDS];
export const isMarkable = (subject: string): boolean => MARKED.includes(subject);

export const AidState = z
  .object({
    id: z.enum(AID_IDS),
    deadlines: z
      .array(Deadline)
      .describe('Derived from the disaster’s dates and the household’s facts, never guessed'),
    missing: z.array(z.enum(FLAGS)).describe('Conditions that the household hasn’t stated'),
    waitsFor: z
      .enum(['agency', ...TRIGGERS])
      .nullable()
      .describe('What sets its date: an agency’s announcement or a household fact'),
  })
  .meta({ id: 'AidState' });
export type AidState = z.output<typeof AidState>;

export const GuideView = z
  .object({
    canEdit: z.boolean(),
    today: Day,
    disaster: z.string().nullable(),
    hasRecovery: z.boolean(),
    aid: z.array(AidState).describe('Aid available in the home’s state'),
    marks: z.array(
      z.object({ subject: z.string(), kind: z.enum(['done', 'not_needed']), day: Day, factId: Uuid }),
    ),
    checks: z.array(z.object({ id: z.string(), checkedOn: Day })),
  })
  .meta({ id: 'RecoveryGuide' });
export type GuideView = z.output<typeof GuideView>;

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/guide',
  access: 'member',
  summary: 'List aid with its dates, and what the household marked as done or not needed',
  params: z.object({ homeId: HomeRef }),
  reply: GuideView,
});
