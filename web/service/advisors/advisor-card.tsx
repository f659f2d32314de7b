import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdvisorView } from '#contract/service/advisors.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { advisorQuery, cancelCall, requestCall } from './advisor-queries.ts';
import { callWords, zoneName } from './advisor-words.ts';
import { RecoveryConsent } from './recovery-consent.tsx';
import * as t from '#text/service/advisor.ts';
import * as v from '#text/service/values.ts';

type AdvisorCardProps = {
  homeId: string;
  /** Hidden on the conversation's own page. */
  isOnHelp?: boolean;
};

/** The home advisor on a Plus or Premium membership. Renders nothing for other plans, or until it has loaded. */
export function AdvisorCard({ homeId, isOnHelp = false }: AdvisorCardProps) {
  const { data } = useQuery(advisorQuery(homeId));
  if (!data?.isIncluded) return null;
  return (
    <Card aria-label={t.homeAdvisor} role="region">
      <CardTitle as="h2">{t.yourHomeAdvisor}</CardTitle>
      {data.advisor ? (
        <Named homeId={homeId} view={data} name={data.advisor.name} isOnHelp={isOnHelp} />
      ) : (
        <CardText>{t.notChosenYet}</CardText>
      )}
    </Card>
  );
}

type NamedProps = { homeId: string; view: AdvisorView; name: string; isOnHelp: boolean };

function Named({ homeId, view, name, isOnHelp }: NamedProps) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation(cancelCall);
  const words = callWords(view);
  const drop = async () => {
    try {
      await cancel.mutateAsync(homeId);
      toast({ title: t.callCanceled });
    } catch (error) {
      toast({ title: t.callNotCanceled, text: sentence(error), destructive: true });
    }
  };
  const isOpen = view.call !== null && !view.call.isDone;
  return (
    <>
      <CardText>{t.isYourAdvisor(name)}</CardText>
      {words && (
        <p role="status" className="font-medium">
          {words}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOnHelp && (
          <Link to="/help" className={buttonClass({ variant: 'outline' })}>
            {t.writeTo(name)}
          </Link>
        )}
        <Button variant="outline" onClick={() => setAsking(true)}>
          {isOpen ? t.changeTime : t.requestACall}
        </Button>
        {isOpen && (
          <Button variant="ghost" busy={cancel.isPending} onClick={() => void drop()}>
            {t.cancelCall}
          </Button>
        )}
      </div>
      <RecoveryConsent homeId={homeId} name={name} />
      {isAsking && <CallDialog homeId={homeId} view={view} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

function CallDialog({ homeId, view, name, onClose }: Omit<NamedProps, 'isOnHelp'> & { onClose: () => void }) {
  const ask = useMutation(requestCall);
  const [zone] = useState(() => zoneName(view.timeZone, new Date()));
  const given = (form: FormData, field: string) => String(form.get(field) ?? '').trim();
  return (
    <PromptDialog
      title={t.requestFrom(name)}
      text={t.requestText(name)}
      action={t.requestCall}
      dismiss={t.notNow}
      failed={t.notRequested}
      onClose={onClose}
      check={(form): Record<string, string> => (given(form, 'at') === '' ? { at: v.callTime } : {})}
      onConfirm={async (form) => {
        await ask.mutateAsync({ homeId, at: given(form, 'at').slice(0, 16), about: given(form, 'about') });
        toast({ title: t.requested });
      }}
    >
      {(errors) => (
        <>
          <Field label={t.when} hint={t.whenHint(zone)} error={errors['at']} required>
            <Input name="at" type="datetime-local" />
          </Field>
          <Field label={t.about} hint={t.optional} error={errors['about']}>
            <Textarea name="about" rows={3} maxLength={500} />
          </Field>
        </>
      )}
    </PromptDialog>
  );
}
