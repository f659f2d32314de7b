import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BRAND } from '#contract/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useHeldForm } from '#web/lib/held-form.ts';
import { toast } from '#web/lib/toast.ts';

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
      const text = 'Please enter your email address.';
      setError(text);
      input.current?.focus();
      toast({ title: 'Email Required', text, destructive: true });
      return;
    }
    setError('');
    setBusy(true);
    try {
      await navigate(`/waitlist?email=${encodeURIComponent(email)}`);
      onSuccess?.();
    } catch {
      setBusy(false);
      toast({
        title: 'Navigation Failed',
        text: 'Unable to proceed. Please try again.',
        destructive: true,
      });
    }
  };
  useHeldForm(form);
  return (
    <Card className="shadow-float">
      <CardHeader>
        <CardTitle className="text-2xl">Welcome to {BRAND.name}</CardTitle>
        <CardText>
          Enter your email to create your account and start your disaster preparedness journey.
        </CardText>
      </CardHeader>
      <form ref={form} data-waits="" action="/waitlist" onSubmit={submit} className="grid gap-4">
        <Field label="Email" error={error}>
          <Input ref={input} type="email" name="email" autoComplete="email" />
        </Field>
        <Button type="submit" variant="action" size="large" busy={isBusy} busyLabel="Creating Account...">
          Create Account &amp; Continue
        </Button>
      </form>
    </Card>
  );
}
