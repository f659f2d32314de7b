import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestServices as contractAsk, type ServiceRequest } from '#contract/emergency/service-requests.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { appealDecision, requestServices } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/emergency/evacuation.ts';

type WhyFormProps = {
  label: string;
  hint: string;
  submit: string;
  onSend: (why: string) => Promise<unknown>;
};

function WhyForm({ label, hint, submit, onSend }: WhyFormProps) {
  const form = useForm({ resolver: zodResolver(contractAsk.body), defaultValues: { why: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ why }) => {
    try {
      await onSend(why);
      form.reset();
    } catch (error) {
      toast({ title: t.notSent, text: sentence(error), destructive: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid justify-items-start gap-4">
      <Field label={label} hint={hint} error={errors.why?.message} className="w-full">
        <Textarea {...form.register('why')} rows={4} />
      </Field>
      <Button type="submit" busy={isSubmitting}>
        {submit}
      </Button>
    </form>
  );
}

const TONE = {
  open: 'info',
  appealed: 'info',
  approved: 'success',
  declined: 'warning',
  'appeal-declined': 'warning',
} as const;

const isWaiting = ({ state }: ServiceRequest): boolean => state === 'open' || state === 'appealed';

/** The status of a request. If just sent, it takes focus from the form. */
function Answer({ request, isJustSent }: { request: ServiceRequest; isJustSent: boolean }) {
  const note = request.appealNote ?? request.decisionNote;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustSent) place.current?.focus();
  }, [isJustSent]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      <Notice live tone={TONE[request.state]} title={t.request[request.state]}>
        <p className="wrap-anywhere whitespace-pre-line">“{request.why}”</p>
        <p className="tabular mt-1 text-sm">{t.asked(formatMoment(request.createdAt))}</p>
        {request.appeal && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{t.appealText(request.appeal)}</p>
        )}
        {note && (
          <p className="mt-2 whitespace-pre-line">
            {request.state === 'appealed' ? t.firstAnswer(note) : t.answer(note)}
          </p>
        )}
        {isWaiting(request) && <p className="mt-2">{t.answerComes}</p>}
      </Notice>
    </div>
  );
}

export type RequestCardProps = {
  homeId: string;
  request: ServiceRequest | null;
  canEdit: boolean;
  hasMembership: boolean;
};

/** Services come with a membership, so a request for them needs one. Said before anyone writes a request. */
function NeedsMembership() {
  return (
    <Notice
      tone="info"
      title={t.needsMembership}
      action={
        <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
          {t.seePlans}
        </Link>
      }
    >
      {t.needsMembershipText}
    </Notice>
  );
}

const isLater = (moment: string | null): moment is string => moment !== null && new Date(moment) > new Date();

/** "No order came for my street": one request, reviewed by our team, and by another team member on appeal. */
export function RequestCard({ homeId, request, canEdit, hasMembership }: RequestCardProps) {
  const ask = useMutation(requestServices);
  const appeal = useMutation(appealDecision);
  const [sent, setSent] = useState<string>();
  const mustWait = isLater(request?.askAgainAt ?? null);
  const stepOf = ({ id, state }: ServiceRequest) => `${id} ${state}`;
  return (
    <Section icon={MessageCircleQuestionMark} title={t.noOrder}>
      {request && <Answer request={request} isJustSent={stepOf(request) === sent} />}
      {canEdit && request?.state === 'declined' && (
        <WhyForm
          label={t.appealLabel}
          hint={t.appealHint}
          submit={t.sendAppeal}
          onSend={async (why) => setSent(stepOf(await appeal.mutateAsync({ homeId, id: request.id, why })))}
        />
      )}
      {canEdit && mustWait && request?.askAgainAt && (
        <p className="text-muted">{t.askAgain(formatMoment(request.askAgainAt))}</p>
      )}
      {canEdit && !hasMembership && !(request && isWaiting(request)) && <NeedsMembership />}
      {canEdit && hasMembership && !mustWait && !(request && isWaiting(request)) && (
        <>
          <p>{t.noOrderText}</p>
          <WhyForm
            label={t.whatDoYouSee}
            hint={t.leaveFirst}
            submit={t.askForServices}
            onSend={async (why) => setSent(stepOf(await ask.mutateAsync({ homeId, why })))}
          />
        </>
      )}
    </Section>
  );
}
