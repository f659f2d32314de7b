import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { REASON_MINUTES } from '#contract/service/cases.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { changeCase } from './desk-queries.ts';
import * as t from '#text/office/desk-case.ts';
import * as v from '#text/office/values.ts';

/** Asks an agent why they need a case that isn't theirs. */
export function ReasonForm({ caseId }: { caseId: string }) {
  const [error, setError] = useState<string>();
  const change = useMutation(changeCase);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason === '') return setError(v.caseReason);
    setError(undefined);
    try {
      await change.mutateAsync({ caseId, what: 'reason', body: { reason } });
    } catch (failure) {
      setError(sentence(failure));
    }
  };
  return (
    <Card>
      <CardTitle as="h2">{t.notYours}</CardTitle>
      <CardText>{t.notYoursText(REASON_MINUTES)}</CardText>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field label={t.reason} error={error} required>
          <Input name="reason" maxLength={300} autoComplete="off" />
        </Field>
        <div>
          <Button type="submit" busy={change.isPending}>
            {t.openTheCase}
          </Button>
        </div>
      </form>
    </Card>
  );
}
