import type { HostEvent } from '#contract/emergency/community-events.ts';
import { EVENT_KIND_KEYS, type EventKind, MOST_SEATS } from '#contract/emergency/community-event-states.ts';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { EventBody } from './queries.ts';
import { kinds } from '#text/emergency/event-pages.ts';
import * as t from '#text/emergency/events.ts';

function bodyOf(given: FormData): EventBody {
  const words = (name: string) => String(given.get(name) ?? '').trim();
  return {
    kind: words('kind') as EventKind,
    title: words('title'),
    description: words('description'),
    day: words('day'),
    starts: words('starts'),
    ends: words('ends'),
    place: words('place'),
    capacity: Number(words('capacity')),
    bring: words('bring'),
  };
}

type EventDialogProps = {
  /** The event to edit; omit to add one. */
  event?: HostEvent;
  today: string;
  onClose: () => void;
  onSave: (body: EventBody) => Promise<unknown>;
};

/** Plans or changes an event. */
export function EventDialog({ event, today, onClose, onSave }: EventDialogProps) {
  return (
    <FieldsDialog
      title={event ? t.changeEvent : t.planEvent}
      text={event ? t.changeText : t.planText}
      action={event ? t.changeEvent : t.planEvent}
      done={event ? t.changed : t.planned}
      onClose={onClose}
      onSave={(given) => onSave(bodyOf(given))}
    >
      {(errors) => (
        <>
          <Field label={t.kind} error={errors['kind']} required>
            <Select name="kind" defaultValue={event?.kind ?? 'drill'}>
              {EVENT_KIND_KEYS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.eventTitle} error={errors['title']} required>
            <Input name="title" maxLength={100} defaultValue={event?.title} autoComplete="off" />
          </Field>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label={t.day} error={errors['day']} required>
              <Input name="day" type="date" min={today} defaultValue={event?.day} />
            </Field>
            <Field label={t.starts} hint={t.zoneHint} error={errors['starts']} required>
              <Input name="starts" type="time" defaultValue={event?.starts ?? '10:00'} />
            </Field>
            <Field label={t.ends} hint={t.zoneHint} error={errors['ends']} required>
              <Input name="ends" type="time" defaultValue={event?.ends ?? '12:00'} />
            </Field>
          </div>
          <Field label={t.place} hint={t.placeHint} error={errors['place']} required>
            <Input name="place" maxLength={200} defaultValue={event?.place} autoComplete="off" />
          </Field>
          <Field label={t.description} hint={t.descriptionHint} error={errors['description']} required>
            <Textarea name="description" rows={4} maxLength={2000} defaultValue={event?.description} />
          </Field>
          <Field label={t.seats} error={errors['capacity']} required>
            <Input
              name="capacity"
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_SEATS}
              defaultValue={event?.capacity ?? 20}
            />
          </Field>
          <Field label={t.bring} error={errors['bring']}>
            <Textarea name="bring" rows={2} maxLength={500} defaultValue={event?.bring} />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
