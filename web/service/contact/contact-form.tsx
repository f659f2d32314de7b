import { useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { Link } from '#web/lib/link.tsx';
import { usePlainForm } from '#web/lib/plain-form.ts';
import { rich } from '#web/lib/rich.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/service/contact.ts';
import * as v from '#text/service/values.ts';

// The contract imports its validator, which a public page shouldn't wait for.
const calls = () => import('./contact-calls.ts');

const MISSING = {
  firstName: v.firstName,
  lastName: v.lastName,
  email: t.enterEmail,
  subject: v.subject,
  message: v.contactMessage,
};
type Values = Record<keyof typeof MISSING, string>;
/** The server fills in the subject with the same limit. */
const MAX_FILLED = 300;

/** The signed-in user's details; empty on the public page. */
function whoWrites(): Partial<Values> {
  const user = readStoredUser();
  if (!user) return {};
  const [firstName = '', ...rest] = user.name?.trim().split(/\s+/) ?? [];
  return { firstName, lastName: rest.join(' '), email: user.email };
}

function draftKey(): string {
  // Keyed by user, so that the next user on this device doesn't see someone else's draft.
  const user = typeof localStorage === 'undefined' ? null : readStoredUser();
  return user ? `contact ${user.id}` : 'contact';
}

export function ContactForm() {
  const subject = new URLSearchParams(useLocation().search).get('subject')?.trim().slice(0, MAX_FILLED) ?? '';
  const [received, setReceived] = useState<{ reference: string; isInApp: boolean }>();
  const { formProps, problems, isBusy } = usePlainForm({
    missing: MISSING,
    draftKey: draftKey(),
    // The draft wins over the account's details. A subject from the link is already filled in, so it isn't
    // blank.
    prefill: (draft) => ({ ...whoWrites(), ...filled(draft) }),
    prepare: calls,
    send: async (values) => {
      const { sendMessage } = await calls();
      const { reference, isInApp } = await sendMessage(values);
      setReceived({ reference, isInApp });
      toast({
        title: t.messageSent,
        text: isInApp ? t.answerInConversation : t.within24Hours,
      });
    },
    otherwise: t.notSent,
  });
  return (
    <form {...formProps} method="post" action={localPath('/contact')} className="grid gap-5">
      <div className="grid gap-5 @md:grid-cols-2">
        <Field label={t.firstName} error={problems.firstName}>
          <Input required name="firstName" autoComplete="given-name" />
        </Field>
        <Field label={t.lastName} error={problems.lastName}>
          <Input required name="lastName" autoComplete="family-name" />
        </Field>
      </div>
      <Field label={t.emailAddress} error={problems.email}>
        <Input
          required
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
      </Field>
      <Field label={t.subject} error={problems.subject}>
        <Input required name="subject" defaultValue={subject} autoComplete="off" />
      </Field>
      <Field label={t.message} error={problems.message}>
        <Textarea required name="message" rows={7} placeholder={t.messageHint} />
      </Field>
      <Honeypot />
      <Button
        type="submit"
        size="large"
        className="w-full @md:w-auto @md:justify-self-start"
        busy={isBusy}
        busyLabel={t.sending}
      >
        {t.sendMessage}
      </Button>
      {received && !isBusy && (
        <div className="rounded-card border border-moss/40 bg-moss-soft p-4">
          <p className="font-semibold text-moss-ink">{t.received(received.reference)}</p>
          {received.isInApp ? (
            <p>
              {rich(
                t.inConversation((words) => (
                  <Link to="/help" className="font-medium text-pine-ink underline underline-offset-4">
                    {words}
                  </Link>
                )),
              )}
            </p>
          ) : (
            <p>{t.replyByEmail}</p>
          )}
        </div>
      )}
    </form>
  );
}

const filled = (draft: Partial<Values>): Partial<Values> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
