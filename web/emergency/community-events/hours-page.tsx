import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, TreePine } from 'lucide-react';
import { useState } from 'react';
import type { YearReport } from '#contract/emergency/community-hours.ts';
import { AmbassadorsOnly } from '#web/emergency/ambassadors/ambassadors-only.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { rich } from '#web/lib/rich.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';
import { hoursOf } from './event-times.ts';
import { EventHoursCard, NeighborHoursCard } from './hours-lists.tsx';
import { fetchReport, type ReportFormat, setSite, yearQuery } from './queries.ts';
import { file } from '#text/emergency/hours-report.ts';
import * as t from '#text/emergency/events.ts';

/** The program's name is English in every language. */
const PROGRAM = <span lang="en">{t.program}</span>;

/** /ambassador/hours: the year's hours of an ambassador's site, and the report. */
export function HoursPage() {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <Link
        to="/ambassador/events"
        className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.backToEvents}
      </Link>
      <h1 className="text-3xl">{t.hoursTitle}</h1>
      <p className="text-lg text-muted">{t.hoursText}</p>
      <AmbassadorsOnly>
        <Hours />
      </AmbassadorsOnly>
      <p className="text-sm text-muted">{rich(t.notOfficial(PROGRAM))}</p>
    </div>
  );
}

function Hours() {
  const [year, setYear] = useState<number>();
  const query = useQuery(yearQuery(year));
  return (
    <Loaded query={query} what={t.theHours}>
      {(report) => (
        <>
          <Field label={t.year} className="max-w-40">
            <Select value={report.year} onChange={(change) => setYear(Number(change.currentTarget.value))}>
              {report.years.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          </Field>
          <SiteCard report={report} />
          {report.site && <LinkCard code={report.site.code} />}
          <NeighborHoursCard report={report} />
          <EventHoursCard report={report} />
        </>
      )}
    </Loaded>
  );
}

function SiteCard({ report }: { report: YearReport }) {
  const { site, year, minutes, percent, cents } = report;
  const [isOpen, setOpen] = useState(false);
  const save = useMutation(setSite);
  const words = site ? t.progress(hoursOf(minutes), site.homes) : '';
  return (
    <CardSection
      as="h2"
      title={site?.name ?? t.yourSite}
      text={t.siteText}
      action={
        site && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t.changeSite}
          </Button>
        )
      }
    >
      {site ? (
        <>
          <div className="grid gap-2">
            <p className="tabular font-display text-3xl font-bold">{words}</p>
            <Progress value={percent} label={t.hoursTitle} valueText={words} />
            {cents > 0 && <p className="text-muted">{t.spent(formatMoney(cents))}</p>}
          </div>
          <Downloads year={year} />
        </>
      ) : (
        <EmptyState
          icon={TreePine}
          title={t.noSite}
          text={t.noSiteText}
          action={<Button onClick={() => setOpen(true)}>{t.declare}</Button>}
        />
      )}
      {isOpen && (
        <FieldsDialog
          title={t.yourSite}
          text={t.siteText}
          action={site ? t.changeSite : t.declare}
          done={t.siteSaved}
          onClose={() => setOpen(false)}
          onSave={(given) =>
            save.mutateAsync({
              year,
              name: String(given.get('name') ?? ''),
              homes: Number(given.get('homes')),
            })
          }
        >
          {(errors) => (
            <>
              <Field label={t.siteName} hint={t.siteNameHint} error={errors['name']} required>
                <Input name="name" maxLength={120} defaultValue={site?.name} autoComplete="off" />
              </Field>
              <Field label={t.homes} hint={t.homesHint} error={errors['homes']} required>
                <Input name="homes" type="number" inputMode="numeric" min={8} defaultValue={site?.homes} />
              </Field>
            </>
          )}
        </FieldsDialog>
      )}
    </CardSection>
  );
}

const FORMATS: readonly [ReportFormat, string][] = [
  ['pdf', t.downloadPdf],
  ['xlsx', t.downloadXlsx],
  ['csv', t.downloadCsv],
];

function Downloads({ year }: { year: number }) {
  const [busy, setBusy] = useState<ReportFormat | null>(null);
  const download = async (format: ReportFormat) => {
    setBusy(format);
    try {
      saveFile(await fetchReport(year, format), `${file}-${year}.${format}`);
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setBusy(null);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {FORMATS.map(([format, label], i) => (
        <Button
          key={format}
          variant={i === 0 ? 'primary' : 'outline'}
          busy={busy === format}
          onClick={() => void download(format)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

function LinkCard({ code }: { code: string }) {
  const address = `${location.origin}/community/hours/${code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast({ title: t.copied });
  };
  return (
    <CardSection as="h2" title={t.logLink} text={t.logLinkText}>
      <a
        className="inline-flex min-h-11 items-center wrap-anywhere text-pine-ink underline underline-offset-4"
        href={address}
      >
        {address}
      </a>
      <Button variant="outline" className="justify-self-start" onClick={() => void copy()}>
        {t.copyLink}
      </Button>
    </CardSection>
  );
}
