import { useMutation, useQuery } from '@tanstack/react-query';
import { Info, Radio } from 'lucide-react';
import { useState } from 'react';
import {
  INFORMATION_KINDS,
  INFORMATION_NAMES,
  InformationKind,
  type InformationEvent,
} from '#contract/emergency/information.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { AreaForm } from './area-form.tsx';
import { FormAndList } from './form-and-list.tsx';
import { announceInformation, endInformation, informationQuery } from './queries.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-declare.ts';

/** Information for members in an area. It starts no services, so one administrator is enough. */
export function Inform() {
  return (
    <FormAndList
      form={{
        icon: Info,
        title: t.informAnArea,
        intro: <p>{t.informIntro}</p>,
        children: (onDone) => <InformForm onDone={onDone} />,
      }}
      list={{
        icon: Radio,
        title: t.informationAlerts,
        query: useQuery(informationQuery),
        what: t.whatAlerts,
        none: t.noAlerts,
        card: (event) => <EventCard event={event} />,
      }}
    />
  );
}

/** The value of a browser's date field, in the administrator's own time zone. */
const instantOf = (typed: FormDataEntryValue | null): string | null =>
  typeof typed === 'string' && typed !== '' ? new Date(typed).toISOString() : null;

function InformForm({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<InformationKind>('power-shutoff');
  const announce = useMutation(announceInformation);
  return (
    <AreaForm
      status="drill"
      words={{
        submit: t.announce,
        sourceMissing: t.enterAuthority,
        failed: t.notAnnounced,
        reason: t.nothingWasSent,
      }}
      busy={announce.isPending}
      onSend={async (area, given) => {
        const [startsAt, endsAt] = [instantOf(given.get('startsAt')), instantOf(given.get('endsAt'))];
        await announce.mutateAsync({ kind, ...area, startsAt, endsAt });
        toast({ title: t.announced, text: t.announcedDetail });
        onDone();
      }}
      kind={(errors) => (
        <Field label={t.whatWasAnnounced} error={errors['kind']}>
          <Select
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(InformationKind.catch('power-shutoff').parse(target.value))}
          >
            {INFORMATION_KINDS.toReversed().map((one) => (
              <option key={one} value={one}>
                {INFORMATION_NAMES[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      source={(errors) => (
        <>
          <Field label={t.announcedBy} hint={t.announcedByHint} error={errors['source']} required>
            <Input name="source" maxLength={200} />
          </Field>
          <div className="grid gap-5 *:min-w-0 sm:max-xl:grid-cols-2">
            <Field label={t.starts} hint={t.startsHint} error={errors['startsAt']}>
              <Input name="startsAt" type="datetime-local" />
            </Field>
            <Field label={t.ends} hint={t.endsHint} error={errors['endsAt']}>
              <Input name="endsAt" type="datetime-local" />
            </Field>
          </div>
        </>
      )}
    />
  );
}

function EventCard({ event }: { event: InformationEvent }) {
  const { kind, name, source, startsAt, endsAt, endedAt, sent } = event;
  return (
    <article className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-lg font-semibold wrap-anywhere">
          {INFORMATION_NAMES[kind]}: {name}
        </h3>
        <Badge tone={endedAt ? 'neutral' : 'amber'}>{endedAt ? t.over : t.inForce}</Badge>
      </div>
      <p className="wrap-anywhere">{source}</p>
      <p className="tabular text-sm text-muted">
        {startsAt && `${t.from(formatMoment(startsAt))} `}
        {endsAt && `${t.until(formatMoment(endsAt))} `}
        {sent === 1 ? t.oneSent : t.messagesSent(sent)}
      </p>
      {event.isOurs && !endedAt && (
        <May use="operations.act">
          <EndButton id={event.id} title={`${INFORMATION_NAMES[kind]}: ${name}`} />
        </May>
      )}
    </article>
  );
}

function EndButton({ id, title }: { id: string; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const end = useMutation(endInformation);
  const confirm = async () => {
    try {
      await end.mutateAsync(id);
      toast({ title: t.ended, text: t.endedDetail });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.notEnded, text: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.endAlert}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && setAsking(false)}
        title={t.endQuestion}
        text={t.endDetail(title)}
        confirmLabel={t.endAlert}
        busy={end.isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
