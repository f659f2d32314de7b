import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { BRAND } from '#contract/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useHeldForm } from '#web/lib/held-form.ts';
import { toast } from '#web/lib/toast.ts';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/outreach/landing-sections.ts';

/** Takes an email address to the waitlist. Without scripts the form submits there by itself. */
export function SignUpCard({ onSuccess }: { onSuccess?: () => void }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const email = input.current?.value.trim() ?? '';
    if (!email) {
      const text = t.enterEmail;
      setError(text);
      input.current?.focus();
      toast({ title: t.emailRequired, text, destructive: true });
      return;
    }
    setError('');
    setBusy(true);
    try {
      navigate(`/waitlist?email=${encodeURIComponent(email)}`);
      onSuccess?.();
    } catch {
      setBusy(false);
      toast({
        title: t.navigationFailed,
        text: t.navigationFailedDetail,
        destructive: true,
      });
    }
  };
  useHeldForm(form);
  return (
    <Card className="shadow-float">
      <CardHeader>
        <CardTitle className="text-2xl">{t.welcomeTo(BRAND.name)}</CardTitle>
        <CardText>{t.signUpText}</CardText>
      </CardHeader>
      <form ref={form} data-waits="" action={localPath('/waitlist')} onSubmit={submit} className="grid gap-4">
        <Field label={t.email} error={error}>
          <Input ref={input} type="email" name="email" autoComplete="email" />
        </Field>
        <Button type="submit" variant="action" size="large" busy={isBusy} busyLabel={t.creatingAccount}>
          {t.createAccount}
        </Button>
      </form>
    </Card>
  );
}
