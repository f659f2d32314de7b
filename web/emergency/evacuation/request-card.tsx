import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestServices as contractAsk, type ServiceRequest } from '#contract/emergency/evacuation.ts';
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
      toast({ title: 'Not sent', text: sentence(error), destructive: true });
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
const SAYS: Record<ServiceRequest['state'], string> = {
  open: 'A person looks at your request',
  approved: 'Your request was approved',
  declined: 'Your request was declined',
  appealed: 'Another person looks at your request',
  'appeal-declined': 'Your request was declined again',
};

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
      <Notice live tone={TONE[request.state]} title={SAYS[request.state]}>
        <p className="wrap-anywhere whitespace-pre-line">“{request.why}”</p>
        <p className="tabular mt-1 text-sm">Asked {formatMoment(request.createdAt)}</p>
        {request.appeal && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">You then wrote: “{request.appeal}”</p>
        )}
        {note && (
          <p className="mt-2 whitespace-pre-line">
            {request.state === 'appealed' ? 'Our first answer' : 'Our answer'}: {note}
          </p>
        )}
        {isWaiting(request) && (
          <p className="mt-2">
            The answer comes on this page, and we write to you. Do not wait for it: in danger, leave, and call
            911 if you cannot get out.
          </p>
        )}
      </Notice>
    </div>
  );
}

type RequestCardProps = {
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
      title="You need a membership to ask for services"
      action={
        <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
          See plans
        </Link>
      }
    >
      Hotel and cash come with an active membership. Alerts keep coming either way. If you’re in danger, leave
      now and call 911.
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
    <Section icon={MessageCircleQuestionMark} title="No order came for my street">
      {request && <Answer request={request} isJustSent={stepOf(request) === sent} />}
      {canEdit && request?.state === 'declined' && (
        <WhyForm
          label="What should another person know?"
          hint="Somebody who has not seen it before decides."
          submit="Ask another person"
          onSend={async (why) => setSent(stepOf(await appeal.mutateAsync({ homeId, id: request.id, why })))}
        />
      )}
      {canEdit && mustWait && request?.askAgainAt && (
        <p className="text-muted">
          You can send a new request {formatMoment(request.askAgainAt)}. If you’re in danger, leave and call
          911.
        </p>
      )}
      {canEdit && !hasMembership && !(request && isWaiting(request)) && <NeedsMembership />}
      {canEdit && hasMembership && !mustWait && !(request && isWaiting(request)) && (
        <>
          <p>
            Did an officer tell you to leave, or is the fire near and nothing shows here? Tell us. A person
            looks at it and can start your services.
          </p>
          <WhyForm
            label="What do you see, and what were you told?"
            hint="In danger, leave first and write later. Call 911 if lives are at risk."
            submit="Ask for services"
            onSend={async (why) => setSent(stepOf(await ask.mutateAsync({ homeId, why })))}
          />
        </>
      )}
    </Section>
  );
}
