import { useState } from 'react';
import { CALIFORNIA_COUNTIES } from '#contract/outreach/california-counties.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { localPath } from '#web/lib/local-path.ts';
import { usePlainForm } from '#web/lib/plain-form.ts';
import { rich } from '#web/lib/rich.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Field } from '#web/ui/field.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import * as t from '#text/emergency/ambassador-enroll.ts';
import * as v from '#text/emergency/ambassador-values.ts';
import { malformedEmail } from '#text/core/values.ts';

// The contract imports its validator, which a public page shouldn't wait for.
const calls = () => import('./enroll-calls.ts');

const MISSING = {
  name: v.name,
  email: malformedEmail,
  county: v.county,
  zip: v.zip,
  area: v.area,
  isAdult: v.adult,
  consent: v.consent,
};

function draftKey(): string {
  // Keyed by user, so that the next user on this device doesn't see someone else's draft.
  const user = typeof localStorage === 'undefined' ? null : readStoredUser();
  return user ? `enroll ${user.id}` : 'enroll';
}

/** The server's validation, run locally. */
const refusalOf = (error: string, fields: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ error, code: 'validation_failed', fields }), error);

const linkClass = 'font-medium text-pine-ink underline underline-offset-4';

export function EnrollForm() {
  const [sent, setSent] = useState<'review' | 'email' | null>(null);
  const { formProps, problems, isBusy } = usePlainForm({
    missing: MISSING,
    draftKey: draftKey(),
    prefill: (draft) => {
      const user = readStoredUser();
      return { ...(user ? { name: user.name ?? '', email: user.email } : {}), ...draft };
    },
    prepare: calls,
    send: async (values) => {
      // Read from the form: a box may have been checked before scripts ran.
      const isChecked = (name: string) =>
        (formProps.ref.current?.elements.namedItem(name) as HTMLInputElement | null)?.checked === true;
      const fields = {
        ...(isChecked('isAdult') ? {} : { isAdult: v.adult }),
        ...(isChecked('consent') ? {} : { consent: v.consent }),
      };
      const [missing] = Object.values(fields);
      if (missing) throw refusalOf(missing, fields);
      const { apply } = await calls();
      setSent((await apply({ ...values, isAdult: true, consent: true })).next);
    },
    otherwise: t.failed,
  });
  if (sent) return <Sent next={sent} />;
  return (
    <form {...formProps} method="post" action={localPath('/community/enroll')} className="grid gap-5">
      <Field label={t.name} error={problems.name}>
        <Input required name="name" autoComplete="name" maxLength={120} />
      </Field>
      <Field label={t.email} hint={t.emailHint} error={problems.email}>
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
      <div className="grid gap-5 @md:grid-cols-2">
        <Field label={t.county} error={problems.county}>
          <Select required name="county" defaultValue="">
            <option value="">{t.chooseCounty}</option>
            {CALIFORNIA_COUNTIES.map(([fips, name]) => (
              <option key={fips} value={fips}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.zip} error={problems.zip}>
          <Input required name="zip" autoComplete="postal-code" inputMode="numeric" maxLength={5} />
        </Field>
      </div>
      <Field label={t.area} hint={t.areaHint} error={problems.area}>
        <Input required name="area" autoComplete="off" maxLength={160} />
      </Field>
      <div>
        <Checkbox
          required
          name="isAdult"
          label={t.isAdult}
          aria-invalid={problems.isAdult !== undefined}
          aria-describedby="adult-error"
        />
        <FieldError id="adult-error">{problems.isAdult}</FieldError>
        <Checkbox
          required
          name="consent"
          label={rich(
            t.consent(
              (words) => (
                <Link to="/community#rules" className={linkClass}>
                  {words}
                </Link>
              ),
              (words) => (
                <Link to="/privacy-policy" className={linkClass}>
                  {words}
                </Link>
              ),
            ),
          )}
          aria-invalid={problems.consent !== undefined}
          aria-describedby="consent-error"
        />
        <FieldError id="consent-error">{problems.consent}</FieldError>
      </div>
      <Honeypot />
      <Button type="submit" variant="action" size="large" className="w-full" busy={isBusy}>
        {t.apply}
      </Button>
    </form>
  );
}

function Sent({ next }: { next: 'review' | 'email' }) {
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-2xl">{next === 'review' ? t.receivedTitle : t.checkEmailTitle}</h2>
      <p>{next === 'review' ? t.receivedText : t.checkEmailText}</p>
      <Link
        to={next === 'review' ? '/ambassador' : '/community'}
        className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}
      >
        {next === 'review' ? t.toStatus : t.backToCommunity}
      </Link>
    </div>
  );
}
