import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { REASON_MINUTES } from '#contract/service/cases.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { changeCase } from './desk-queries.ts';

/** Asks an agent why they need a case that isn't theirs. */
export function ReasonForm({ caseId }: { caseId: string }) {
  const [error, setError] = useState<string>();
  const change = useMutation(changeCase);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason === '') return setError('Say why you need this case');
    setError(undefined);
    try {
      await change.mutateAsync({ caseId, what: 'reason', body: { reason } });
    } catch (failure) {
      setError(sentence(failure));
    }
  };
  return (
    <Card>
      <CardTitle as="h2">This case isn’t yours</CardTitle>
      <CardText>
        Say why you need it. Your reason goes into the history of the case, and you can read it for{' '}
        {REASON_MINUTES} minutes.
      </CardText>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field label="Reason" error={error} required>
          <Input name="reason" maxLength={300} autoComplete="off" />
        </Field>
        <div>
          <Button type="submit" busy={change.isPending}>
            Open the case
          </Button>
        </div>
      </form>
    </Card>
  );
}
