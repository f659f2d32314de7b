import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { RebuildView } from '#contract/home/recovery-rebuild.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Quote } from './rebuild-quotes.tsx';
import { DayField, RecordDialog, RemoveButton, typed, typedCents } from './record-dialog.tsx';
import * as t from '#text/home/recovery-rebuild.ts';

type PartProps = { rebuild: RebuildView; homeId: string };
type Payment = Quote['payments'][number];

const nameOf = ({ details }: Payment): string =>
  `${t.stages[details.stage]} ${formatMoney(details.amountCents)}`;

/** Payments to hired contractors, each with its signed releases. */
export function RebuildPayments({ rebuild, homeId }: PartProps) {
  const hired = rebuild.quotes.filter(
    ({ details, payments }) => details.status === 'hired' || payments.length > 0,
  );
  return (
    <Section icon={HandCoins} title={t.payments}>
      <p className="max-w-prose text-muted">{t.paymentsText}</p>
      {hired.length === 0 && <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noHired}</p>}
      {hired.map((quote) => (
        <OfQuote key={quote.id} quote={quote} rebuild={rebuild} homeId={homeId} />
      ))}
    </Section>
  );
}

function OfQuote({ quote, rebuild, homeId }: PartProps & { quote: Quote }) {
  const [isAdding, setAdding] = useState(false);
  const { by, totalCents } = quote.details;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-lg font-semibold wrap-anywhere">{by}</h3>
      <p className="tabular">{t.paidOf(formatMoney(quote.paidCents), formatMoney(totalCents))}</p>
      {quote.payments.length === 0 ? (
        <p className="text-muted">{t.noPayments}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {quote.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} rebuild={rebuild} homeId={homeId} />
          ))}
        </ul>
      )}
      {rebuild.canEdit && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.addPayment}
          <span className="sr-only">: {by}</span>
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={t.addPaymentNamed(by)}
          text={t.addPaymentText}
          onClose={() => setAdding(false)}
          bodyOf={(form) => ({
            kind: 'work-payment',
            day: typed(form, 'day'),
            parentId: quote.id,
            details: {
              stage: typed(form, 'stage') as keyof typeof t.stages,
              amountCents: typedCents(form, 'amountCents'),
              reference: typed(form, 'reference'),
            },
          })}
        >
          {(errors) => (
            <>
              <Field label={t.stage} error={errors['stage']} required>
                <Select name="stage" defaultValue={quote.payments.length === 0 ? 'deposit' : 'progress'}>
                  <Options words={t.stages} />
                </Select>
              </Field>
              <DayField errors={errors} today={rebuild.today} />
              <Field label={t.amount} error={errors['amountCents']} required>
                <Input name="amountCents" inputMode="decimal" />
              </Field>
              <Field label={t.reference} error={errors['reference']}>
                <Input name="reference" maxLength={120} autoComplete="off" />
              </Field>
            </>
          )}
        </RecordDialog>
      )}
    </div>
  );
}

const TONES = { none: 'amber', conditional: 'sky', unconditional: 'moss' } as const;

function PaymentRow({ payment, rebuild, homeId }: PartProps & { payment: Payment }) {
  const [isAdding, setAdding] = useState(false);
  const name = nameOf(payment);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="grid gap-1">
          <p className="tabular flex flex-wrap items-center gap-2 font-medium">
            {name}
            <Badge tone={TONES[payment.release]}>{t.releaseStates[payment.release]}</Badge>
          </p>
          <p className="tabular text-sm wrap-anywhere text-muted">
            {[formatDay(payment.day), payment.details.reference].filter(Boolean).join(' · ')}
          </p>
        </div>
        {rebuild.canEdit && <RemoveButton homeId={homeId} id={payment.id} what={name} />}
      </div>
      {payment.releases.map((release) => {
        const text = t.releaseText(t.forms[release.details.form], release.details.by, formatDay(release.day));
        return (
          <div key={release.id} className="flex items-center justify-between gap-2 text-sm">
            <p className="wrap-anywhere">{text}</p>
            {rebuild.canEdit && <RemoveButton homeId={homeId} id={release.id} what={text} />}
          </div>
        );
      })}
      {rebuild.canEdit && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.addRelease}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={t.addReleaseNamed(name)}
          text={t.addReleaseText}
          onClose={() => setAdding(false)}
          bodyOf={(form) => ({
            kind: 'lien-release',
            day: typed(form, 'day'),
            parentId: payment.id,
            details: { form: typed(form, 'form') as keyof typeof t.forms, by: typed(form, 'by') },
          })}
        >
          {(errors) => (
            <>
              <Field label={t.form} error={errors['form']} required>
                <Select
                  name="form"
                  defaultValue={
                    payment.details.stage === 'final' ? 'unconditional-final' : 'unconditional-progress'
                  }
                >
                  <Options words={t.forms} />
                </Select>
              </Field>
              <Field label={t.signedBy} error={errors['by']} required>
                <Input name="by" maxLength={120} autoComplete="off" />
              </Field>
              <DayField errors={errors} today={rebuild.today} />
            </>
          )}
        </RecordDialog>
      )}
    </li>
  );
}
