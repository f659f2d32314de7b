import * as v from '#text/home/recovery-letter-values.ts';
import * as words from '#text/home/recovery-letters.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Email, Instant, line, text, Uuid } from '#contract/values.ts';
import { HomeRef } from './homes.ts';
import { Day } from './policies.ts';
import { CONFIDENCES } from './recovery-clock.ts';
import { FLAGS, TRIGGERS } from './recovery-clocks.ts';
import { LETTER_IDS, LETTER_STATES, type LetterId } from './recovery-letter-kinds.ts';
import { CHANNELS } from './recovery-records.ts';

/** Words for every letter: a new one without words doesn't compile. */
export const LETTER_WORDS: Record<LetterId, { title: string; about: string }> = words.letters;

export const LETTER_CHARACTERS = 12_000;

/** What is sent. Everything in it can be edited while it's a draft. */
export const LetterDetails = z.object({
  to: line(120, v.to),
  email: z
    .union([z.literal(''), Email])
    .default('')
    .describe('Needed only if we email it'),
  subject: line(160, v.subject),
  body: text(LETTER_CHARACTERS, v.body),
});
export type LetterDetails = z.output<typeof LetterDetails>;

/** How a household says that it sent a letter. */
export const OWN_CHANNELS = CHANNELS.filter(
  (channel) => channel === 'letter' || channel === 'email' || channel === 'portal',
) as ('letter' | 'email' | 'portal')[];

export const Letter = z
  .object({
    id: Uuid,
    kind: z.enum(LETTER_IDS),
    state: z.enum(LETTER_STATES),
    details: LetterDetails,
    gaps: z.array(z.string()).describe('What must be filled in before it can be sent'),
    explanation: z.string().nullable().describe('What the ready-made text says, in the reader’s language'),
    byUs: z.boolean().describe('We emailed it for the household'),
    channel: z.enum(CHANNELS).nullable(),
    sentOn: Day.nullable(),
    due: Day.nullable().describe('When the reply is due, if sending it started a deadline'),
    updatedAt: Instant,
  })
  .meta({ id: 'RecoveryLetter' });
export type Letter = z.output<typeof Letter>;

export const LetterOption = z
  .object({
    id: z.enum(LETTER_IDS),
    state: z.enum(['ready', 'open', 'condition', 'later', 'elsewhere']),
    missing: z.array(z.enum(FLAGS)).describe('Conditions missing from the case'),
    starts: z.enum(TRIGGERS).nullable(),
    section: z.string(),
    confidence: z.enum(CONFIDENCES),
  })
  .meta({ id: 'LetterOption' });
export type LetterOption = z.output<typeof LetterOption>;

export const LettersView = z
  .object({
    canEdit: z.boolean(),
    today: Day,
    replyTo: z.string().describe('Reply-to address of emailed letters: your own'),
    canEmail: z.boolean().describe('False: the home has no membership, so you send letters yourself'),
    options: z.array(LetterOption),
    letters: z.array(Letter).describe('Newest first'),
  })
  .meta({ id: 'RecoveryLetters' });
export type LettersView = z.output<typeof LettersView>;

const home = z.object({ homeId: HomeRef });
const letter = home.extend({ letterId: Uuid });
const access = 'member' as const;

export const getLetters = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/letters',
  access,
  summary: 'List a recovery’s ready-made letters, drafts and sent copies',
  errors: ['conflict'],
  params: home,
  reply: LettersView,
});

export const startLetter = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/letters',
  access,
  summary: 'Draft a letter from the case. If a draft is open, that one is returned.',
  status: 201,
  errors: ['conflict'],
  params: home,
  body: z.object({ kind: z.enum(LETTER_IDS, v.kind) }),
  reply: Letter,
});

export const editLetter = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/recovery/letters/:letterId',
  access,
  summary: 'Update a draft letter',
  errors: ['conflict'],
  params: letter,
  body: LetterDetails.extend({ basedOn: Instant.describe('Its `updatedAt` when the form was loaded') }),
  reply: Letter,
});

export const removeLetter = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/recovery/letters/:letterId',
  access,
  summary: 'Delete a draft letter',
  status: 204,
  errors: ['conflict'],
  params: letter,
});

export const sendLetter = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/letters/:letterId/send',
  access,
  summary: 'Have us email a letter, or record that you sent it. Its deadline starts only once.',
  errors: ['conflict', 'membership_required', 'rate_limited'],
  params: letter,
  body: z.discriminatedUnion('how', [
    z.object({ how: z.literal('by-us'), basedOn: Instant }),
    z.object({
      how: z.literal('myself'),
      basedOn: Instant,
      channel: z.enum(OWN_CHANNELS, v.channel),
      day: Day.describe('When you sent it'),
    }),
  ]),
  reply: Letter,
});

export const getLetterPdf = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/letters/:letterId/pdf',
  access,
  summary: 'Download a letter as a PDF. A sent letter is shown as it was sent.',
  params: letter,
  gives: 'file',
});
