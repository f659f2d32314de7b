import type { RebuildView } from '#contract/home/recovery-rebuild.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Quote } from './rebuild-quotes.tsx';
import {
  DayField,
  inDollars,
  RecordDialog,
  typed,
  typedCents,
  typedCentsOrNull,
  typedDay,
} from './record-dialog.tsx';
import * as t from '#text/home/recovery-rebuild.ts';

type QuoteDialogProps = { rebuild: RebuildView; homeId: string; quote: Quote | null; onClose: () => void };

const typedWeeks = (form: FormData): number | null => {
  const weeks = typed(form, 'weeks');
  return weeks === '' ? null : Number(weeks);
};

/** Adds or edits a quote that the household got itself. */
export function QuoteDialog({ rebuild, homeId, quote, onClose }: QuoteDialogProps) {
  const given = quote?.details;
  return (
    <RecordDialog
      homeId={homeId}
      id={quote?.id ?? null}
      title={quote ? t.editQuote : t.addQuote}
      text={t.addQuoteText}
      onClose={onClose}
      bodyOf={(form) => ({
        kind: 'quote',
        day: typed(form, 'day'),
        details: {
          by: typed(form, 'by'),
          license: typed(form, 'license'),
          licenseCheckedOn: typedDay(form, 'licenseCheckedOn'),
          work: typed(form, 'work') as keyof typeof t.works,
          scope: typed(form, 'scope'),
          totalCents: typedCents(form, 'totalCents'),
          depositCents: typedCentsOrNull(form, 'depositCents') ?? 0,
          beforeCents: typedCentsOrNull(form, 'beforeCents'),
          startsOn: typedDay(form, 'startsOn'),
          weeks: typedWeeks(form),
          status: typed(form, 'status') as keyof typeof t.statuses,
          note: typed(form, 'note'),
        },
      })}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.by} error={errors['by']} required>
            <Input name="by" maxLength={120} defaultValue={given?.by} autoComplete="off" />
          </Field>
          <Field label={t.work} error={errors['work']} required>
            <Select name="work" defaultValue={given?.work ?? 'home-improvement'}>
              <Options words={t.works} />
            </Select>
          </Field>
          <Field label={t.license} hint={t.licenseHint} error={errors['license']}>
            <Input name="license" maxLength={20} defaultValue={given?.license} autoComplete="off" />
          </Field>
          <Field label={t.licenseCheckedOn} error={errors['licenseCheckedOn']}>
            <Input
              name="licenseCheckedOn"
              type="date"
              max={rebuild.today}
              defaultValue={given?.licenseCheckedOn ?? ''}
            />
          </Field>
          <Field label={t.total} error={errors['totalCents']} required>
            <Input name="totalCents" inputMode="decimal" defaultValue={inDollars(given?.totalCents)} />
          </Field>
          <Field label={t.deposit} error={errors['depositCents']}>
            <Input name="depositCents" inputMode="decimal" defaultValue={inDollars(given?.depositCents)} />
          </Field>
          <Field label={t.before} hint={t.beforeHint} error={errors['beforeCents']}>
            <Input name="beforeCents" inputMode="decimal" defaultValue={inDollars(given?.beforeCents)} />
          </Field>
          <DayField errors={errors} today={rebuild.today} given={quote?.day} />
          <Field label={t.startsOn} error={errors['startsOn']}>
            <Input name="startsOn" type="date" defaultValue={given?.startsOn ?? ''} />
          </Field>
          <Field label={t.weeks} error={errors['weeks']}>
            <Input name="weeks" inputMode="numeric" defaultValue={given?.weeks ?? ''} />
          </Field>
          <Field label={t.status} error={errors['status']} required>
            <Select name="status" defaultValue={given?.status ?? 'received'}>
              <Options words={t.statuses} />
            </Select>
          </Field>
          <Field label={t.scope} error={errors['scope']}>
            <Input name="scope" maxLength={1000} defaultValue={given?.scope} autoComplete="off" />
          </Field>
          <Field label={t.quoteNote} error={errors['note']}>
            <Input name="note" maxLength={500} defaultValue={given?.note} autoComplete="off" />
          </Field>
        </div>
      )}
    </RecordDialog>
  );
}
