import { type SubmitEvent, useRef } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/lib/toast.ts';
import { ADMIN_LOGIN, BLANK, NO_ADMIN } from './admin-login.ts';
import { useAttempt } from './use-attempt.ts';
import * as t from '#text/core/admin-login.ts';

const calls = () => import('./sign-in-calls.ts');

/** The message for a failure that doesn't belong to the field. */
function explain(error: unknown): string {
  const ofField = error instanceof ApiError ? error.fields['email'] : undefined;
  if (ofField) return ofField;
  const text = t.failedDetail;
  toast({ title: t.failed, text, destructive: true });
  return text;
}

/** The demo's admin sign-in: an email address is enough. */
export function AdminLoginForm() {
  const field = useRef<HTMLInputElement>(null);
  const { busy, attempt, problemOf, fail } = useAttempt<'email'>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    field.current?.focus();
    if (typed === '') {
      fail('email', BLANK.text);
      toast({ ...BLANK, destructive: true });
      return;
    }
    const enter = async () => {
      if (await (await calls()).signInAsAdmin(typed)) return;
      fail('email', NO_ADMIN.text);
      toast({ ...NO_ADMIN, destructive: true });
    };
    void attempt('email', enter, explain);
  };
  return (
    <form action={ADMIN_LOGIN} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t.email} error={problemOf('email')}>
        <Input
          ref={field}
          required
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
      </Field>
      <Button type="submit" className="w-full" busy={busy === 'email'}>
        {t.signIn}
      </Button>
    </form>
  );
}
