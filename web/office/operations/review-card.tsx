import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReviewView } from '#contract/office/operations.ts';
import {
  CALL_KINDS,
  isReviewKind,
  REVIEW_ANSWERS,
  REVIEW_KINDS,
  type ReviewAnswer,
  URGENT_KINDS,
  ZONE_QUESTIONS,
} from '#contract/core/reviews.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { fieldName, readable, spellCode } from '#web/lib/readable.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { decideReview, reopenRequest } from './queries.ts';
import { ReviewPhones } from './review-phones.tsx';
import { homesWord } from './words.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-reviews.ts';

const LOOK = { go: 'primary', stop: 'outline', note: 'outline' } as const;

/** One review: what is known, and the possible decisions. */
export function ReviewCard({ review }: { review: ReviewView }) {
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null);
  const decide = useMutation(decideReview);
  const answers = isReviewKind(review.kind) ? REVIEW_ANSWERS[review.kind] : [];
  const isOpen = review.decidedAt === null;
  const isUrgent = isOpen && URGENT_KINDS.includes(review.kind);
  return (
    <Card className={isUrgent ? 'border-2 border-danger!' : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className={cn('font-sans text-lg font-semibold', isUrgent && 'text-danger-ink')}>
          {isUrgent && <TriangleAlert className="mr-2 inline size-5 align-[-0.2em]" aria-hidden="true" />}
          {isReviewKind(review.kind) ? REVIEW_KINDS[review.kind] : review.title}
        </h3>
        <span className="tabular text-sm text-muted">{t.since(formatMoment(review.openedAt))}</span>
      </div>
      <p className="wrap-anywhere">{readable(review.summary)}</p>
      <Facts review={review} />
      {isOpen && review.homesWaiting !== null && review.homesWaiting > 0 && (
        <p className="font-semibold">{t.homesWaiting(homesWord(review.homesWaiting), review.homesWaiting)}</p>
      )}
      {isOpen && review.unanswered && (
        <p className="text-sm text-muted">
          {isReviewKind(review.kind) ? ZONE_QUESTIONS[review.kind] : review.unanswered} {escalated(review)}
        </p>
      )}
      {review.request && <Asked request={review.request} />}
      {isOpen && review.home && CALL_KINDS.includes(review.kind) && (
        <May use="contact.reveal">
          <ReviewPhones reviewId={review.id} />
        </May>
      )}
      {isOpen ? (
        <May use="operations.act">
          <div className="flex flex-wrap gap-2">
            {answers.map((one) => (
              <Button
                key={one.decision}
                variant={LOOK[one.tone]}
                disabled={review.request?.isDeclinedByYou}
                onClick={() => setAnswer(one)}
              >
                {one.label}
              </Button>
            ))}
          </div>
        </May>
      ) : (
        <Decided review={review} answers={answers} />
      )}
      {answer && (
        <NoteDialog
          open
          onClose={() => setAnswer(null)}
          title={answer.label}
          text={answer.does}
          action={answer.label}
          destructive={answer.tone === 'stop'}
          onConfirm={async ({ note }) => {
            await decide.mutateAsync({ id: review.id, decision: answer.decision, note });
            toast({ title: t.decided, text: answer.does });
          }}
        />
      )}
    </Card>
  );
}

function escalated({ escalatedAt, onCallAt }: ReviewView): string {
  if (onCallAt) return t.onCallTexted(formatMoment(onCallAt));
  return escalatedAt ? t.operationsEmailed(formatMoment(escalatedAt)) : '';
}

function Facts({ review: { home, zone, incident, facts } }: { review: ReviewView }) {
  const link = 'text-pine-ink underline underline-offset-4';
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr] [&_dt]:text-muted">
      {home && (
        <>
          <dt>{t.home}</dt>
          <dd>{home.addressLine}</dd>
        </>
      )}
      {zone && (
        <>
          <dt>{t.zone}</dt>
          <dd>
            <Link to={`/admin/operations/zones/${zone.id}`} className={link}>
              {zone.name}
            </Link>
          </dd>
        </>
      )}
      {incident && (
        <>
          <dt>{t.incident}</dt>
          <dd>
            <Link to={`/admin/operations/incidents/${incident.id}`} className={link}>
              {incident.name}
            </Link>
          </dd>
        </>
      )}
      {facts
        .filter(({ label }) => !(label === 'Zone' && zone))
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{fieldName(label)}</dt>
            <dd className="wrap-anywhere">{spellCode(readable(value))}</dd>
          </div>
        ))}
    </dl>
  );
}

function Asked({ request }: { request: NonNullable<ReviewView['request']> }) {
  return (
    <div className="grid gap-3">
      <blockquote className="border-l-2 border-line-strong pl-4 wrap-anywhere whitespace-pre-line">
        {request.why}
      </blockquote>
      {request.decisionNote && <p>{t.firstAnswer(request.decisionNote)}</p>}
      {request.appeal && (
        <blockquote className="border-l-2 border-line-strong pl-4 wrap-anywhere whitespace-pre-line">
          {request.appeal}
        </blockquote>
      )}
      {request.isDeclinedByYou && (
        <Notice tone="warning" title={t.appealElsewhere}>
          {t.appealElsewhereDetail}
        </Notice>
      )}
    </div>
  );
}

/** A declined household has to wait 24 hours, unless something changed and our team lets it ask again. */
function Reopen({ reviewId }: { reviewId: string }) {
  const [isOpen, setOpen] = useState(false);
  const reopen = useMutation(reopenRequest);
  const label = t.reopen;
  return (
    <>
      <Button variant="outline" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <NoteDialog
          open
          onClose={() => setOpen(false)}
          title={label}
          text={t.reopenDetail}
          action={label}
          onConfirm={async ({ note }) => {
            await reopen.mutateAsync({ id: reviewId, note });
            toast({ title: t.reopened, text: t.reopenedDetail });
          }}
        />
      )}
    </>
  );
}

function Decided({ review, answers }: { review: ReviewView; answers: readonly ReviewAnswer[] }) {
  const label = answers.find(({ decision }) => decision === review.decision)?.label ?? review.decision;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="pine">{label}</Badge>
        <span className="tabular text-sm text-muted">
          {review.decidedBy ?? t.product}, {review.decidedAt && formatMoment(review.decidedAt)}
        </span>
      </p>
      {review.note && <p className="wrap-anywhere whitespace-pre-line">“{review.note}”</p>}
      {review.request?.canReopen && (
        <May use="operations.act">
          <Reopen reviewId={review.id} />
        </May>
      )}
    </div>
  );
}
