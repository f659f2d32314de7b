import { useMutation, useQuery } from '@tanstack/react-query';
import { Info, Radio } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  INFORMATION_KINDS,
  INFORMATION_NAMES,
  InformationKind,
  type InformationEvent,
} from '#contract/emergency/information.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { AreaPicker } from './area-picker.tsx';
import { announceInformation, endInformation, informationQuery } from './queries.ts';
import { May } from '#web/core/accounts/may.tsx';

/** Information for members in an area. It starts no services, so one administrator is enough. */
export function Inform() {
  const [round, setRound] = useState(0);
  return (
    <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-2">
      <May use="operations.act">
        <Section icon={Info} title="Inform an area">
          <p>
            Use this for a power shutoff, or for an announcement that none of our sources carries. Members
            with a home in the area get one email. No services start.
          </p>
          <InformForm key={round} onDone={() => setRound(round + 1)} />
        </Section>
      </May>
      <Section icon={Radio} title="Information alerts">
        <Loaded query={useQuery(informationQuery)} what="the information alerts">
          {(events) =>
            events.length === 0 ? (
              <p className="text-muted">No information alerts yet.</p>
            ) : (
              <ul className="grid gap-4">
                {events.map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

/** What the browser's date field holds, in the administrator's own time zone. */
const instantOf = (typed: FormDataEntryValue | null): string | null =>
  typeof typed === 'string' && typed !== '' ? new Date(typed).toISOString() : null;

function InformForm({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<InformationKind>('power-shutoff');
  const [shape, setShape] = useState<MultiPolygon | null>(null);
  const { errors, show, forget, form } = useFieldErrors();
  const announce = useMutation(announceInformation);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<unknown> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = String(given.get('name') ?? '').trim();
    const source = String(given.get('source') ?? '').trim();
    const missing = {
      ...(name === '' ? { name: 'Name the area, as the authority does' } : {}),
      ...(source === '' ? { source: 'Say which authority or utility announced it' } : {}),
      ...(shape === null ? { shape: 'Choose the area: around an address, drawn or pasted' } : {}),
    };
    if (shape === null || Object.keys(missing).length > 0) return show(missing);
    try {
      const [startsAt, endsAt] = [instantOf(given.get('startsAt')), instantOf(given.get('endsAt'))];
      await announce.mutateAsync({ kind, name, source, startsAt, endsAt, shape });
      toast({ title: 'Announced', text: 'Members in the area get one email each.' });
      onDone();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      if (!show(error instanceof ApiError ? error.fields : {}))
        toast({ title: 'Not announced', text: `${sentence(error)} Nothing was sent.`, destructive: true });
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-5 *:min-w-0">
      <Field label="What was announced" error={errors.kind}>
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
      <Field label="Name of the area" error={errors.name} required>
        <Input name="name" maxLength={120} />
      </Field>
      <Field
        label="Announced by"
        hint="The utility or authority. Members read it."
        error={errors.source}
        required
      >
        <Input name="source" maxLength={200} />
      </Field>
      <div className="grid gap-5 *:min-w-0 sm:max-xl:grid-cols-2">
        <Field label="Starts" hint="In your time zone. Leave empty for now." error={errors.startsAt}>
          <Input name="startsAt" type="datetime-local" />
        </Field>
        <Field label="Ends" hint="Leave empty if it isn’t known." error={errors.endsAt}>
          <Input name="endsAt" type="datetime-local" />
        </Field>
      </div>
      <AreaPicker
        shape={shape}
        status="drill"
        onShape={(next) => {
          setShape(next);
          forget('shape');
        }}
        error={errors.shape}
      />
      <div>
        <Button type="submit" variant="action" busy={announce.isPending}>
          Announce
        </Button>
      </div>
    </form>
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
        <Badge tone={endedAt ? 'neutral' : 'amber'}>{endedAt ? 'Over' : 'In force'}</Badge>
      </div>
      <p className="wrap-anywhere">{source}</p>
      <p className="tabular text-sm text-muted">
        {startsAt && `From ${formatMoment(startsAt)}. `}
        {endsAt && `Until ${formatMoment(endsAt)}. `}
        {sent === 1 ? '1 message sent.' : `${sent} messages sent.`}
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
      toast({ title: 'Ended', text: 'Members who were informed get one email that it’s over.' });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Not ended', text: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        End it
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && setAsking(false)}
        title="End this alert?"
        text={`${title} is over. Members who were informed get one email.`}
        confirmLabel="End it"
        busy={end.isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
