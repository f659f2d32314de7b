/** Zone reviews that no one has decided: operations is emailed, then the on-call number gets a text. */
import { z } from 'zod';
import { isReviewKind, REVIEW_KINDS, ZONE_QUESTIONS } from '#contract/core/reviews.ts';
import { questionsWaiting, type ZoneQuestion } from '#server/emergency/activations/activations.ts';
import { markEscalated, type EscalationStep } from '#server/core/reviews/reviews.ts';
import { minutes } from '#server/platform/clock.ts';
import { defineJob } from '#server/platform/jobs.ts';
import { composeMail, type MailParts } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';

/** Time for the team to notice it on screen first. */
const OPERATIONS_AFTER_MS = minutes(5);
const ON_CALL_AFTER_MS = minutes(30);

type Asked = { openedAt: Date; escalatedAt: Date | null; onCallAt: Date | null };

/** Who is notified of a review next. Only reviews that a member's home waits for are escalated. Pure. */
export function nextStep(
  { openedAt, escalatedAt, onCallAt }: Asked,
  homes: number,
  now: Date,
): EscalationStep | null {
  if (homes === 0 || onCallAt !== null) return null;
  const ageMs = now.getTime() - openedAt.getTime();
  if (escalatedAt === null) return ageMs >= OPERATIONS_AFTER_MS ? 'operations' : null;
  return ageMs >= ON_CALL_AFTER_MS ? 'on-call' : null;
}

export const escalateQuestions = defineJob({
  name: 'operations.escalate-questions',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

const Told = z.object({
  /** One key per step and set of reviews, so the same text is sent once. */
  key: z.string(),
  homes: z.number().int(),
  lines: z.array(z.string()),
});
export const emailOperations = defineJob({
  name: 'operations.email-questions',
  schema: Told,
  retryLimit: 10,
});
export const textOnCall = defineJob({ name: 'operations.text-on-call', schema: Told, retryLimit: 10 });

type EscalateDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Marks what is due and enqueues its message in the same transaction. Of two servers, one does. */
export async function escalate({ db, clock, jobs }: EscalateDeps): Promise<void> {
  const now = clock.now();
  const waiting = await questionsWaiting(db, now);
  for (const step of ['operations', 'on-call'] as const) {
    const due = waiting.filter(({ review, homeIds }) => nextStep(review, homeIds.length, now) === step);
    if (due.length === 0) continue;
    await db.transaction(async (tx) => {
      const marked = new Set(
        await markEscalated(
          tx,
          due.map(({ review }) => review.id),
          { step, at: now },
        ),
      );
      const told = due.filter(({ review }) => marked.has(review.id));
      if (told.length > 0)
        await jobs.enqueue(tx, step === 'operations' ? emailOperations : textOnCall, toldOf(step, told));
    });
  }
}

function toldOf(step: EscalationStep, told: readonly ZoneQuestion[]): z.output<typeof Told> {
  return {
    key: `${step} ${told[0]?.review.id ?? ''}`,
    homes: new Set(told.flatMap(({ homeIds }) => homeIds)).size,
    lines: told.map(({ review, homeIds }) => {
      const { kind } = review;
      const title = isReviewKind(kind) ? REVIEW_KINDS[kind] : kind;
      const unanswered = (isReviewKind(kind) && ZONE_QUESTIONS[kind]) || '';
      return `${title}: ${review.summary} ${homesWaiting(homeIds.length)}. ${unanswered}`.trim();
    }),
  };
}

const homesWaiting = (n: number): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? 'home waits' : 'homes wait'}`;
const questions = (n: number): string => `${n} ${n === 1 ? 'question' : 'questions'}`;

export const escalationMail = ({ homes, lines }: z.output<typeof Told>, origin: string): MailParts => ({
  subject: `${homesWaiting(homes)} for a decision about a zone`,
  greeting: `${questions(lines.length)} about official zones`,
  paragraphs: [...lines, `Decide here: ${origin}/admin/operations/reviews`],
  closing: 'If no one decides, the on-call number gets a text 30 minutes after the question was opened.',
});

export const escalationText = ({ homes, lines }: z.output<typeof Told>, origin: string): string =>
  `Hearthline on call: ${homesWaiting(homes)} for ${questions(lines.length)} about a zone. Decide: ${origin}/admin/operations/reviews`;

export async function sendOperationsMail(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  told: z.output<typeof Told>,
): Promise<void> {
  await mail.send(
    composeMail(config.operationsEmail, escalationMail(told, config.origin), { key: told.key }),
  );
}

/** Without an on-call number or a text provider, operations is emailed once more. */
export async function sendOnCallText(
  deps: Pick<Deps, 'mail' | 'sms' | 'config'>,
  told: z.output<typeof Told>,
): Promise<void> {
  const { sms, config } = deps;
  if (!sms || !config.onCallPhone) return sendOperationsMail(deps, told);
  await sms.send({ to: config.onCallPhone, text: escalationText(told, config.origin), key: told.key });
}
