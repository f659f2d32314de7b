import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { AgreementKey } from '#contract/core/agreements.ts';
import { AgreementList } from '#web/core/accounts/agreement-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { language } from '#text/locale.ts';
import * as t from '#text/money/membership.ts';

type ConsentProps = {
  /** The terms, word for word as stored with the agreement. */
  words: string;
  submitLabel: string;
  busy: boolean;
  problem?: string | undefined;
  onAgree: () => void;
  back?: ReactNode;
  /** Conditions that still have to be accepted; none for a change of plan. */
  documents?: readonly AgreementKey[];
};

/** Auto-renewal terms in plain sight above the button, with a checkbox that is never preselected. */
export function Consent({ words, submitLabel, busy, problem, onAgree, back, documents = [] }: ConsentProps) {
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [isMissed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Different terms need a new agreement.
  const isAgreed = agreedTo === words;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissed(!isAgreed);
    if (isAgreed) onAgree();
    else box.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <section
        aria-labelledby="renewal-terms"
        className="grid gap-2 rounded-card border border-line-strong bg-sunken p-4"
      >
        <h3 id="renewal-terms" className="font-semibold">
          {t.whatYouAgreeTo}
        </h3>
        <p>{words}</p>
        {language !== 'en' && <p className="text-sm text-muted">{t.translated}</p>}
        {documents.length > 0 && <AgreementList documents={documents} />}
      </section>
      <div>
        <Checkbox
          ref={box}
          required
          label={t.iAgree}
          checked={isAgreed}
          aria-invalid={isMissed && !isAgreed}
          aria-describedby="consent-error"
          onChange={({ target }) => setAgreedTo(target.checked ? words : null)}
        />
        <FieldError id="consent-error">{isMissed && !isAgreed && t.agreeFirst}</FieldError>
      </div>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {back}
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
