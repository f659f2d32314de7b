import { useMutation } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { HostedDetail } from '#contract/emergency/community-events.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { hoursOf } from './event-times.ts';
import { tickAttendance } from './queries.ts';
import * as t from '#text/emergency/events.ts';

type SignUp = HostedDetail['signUps'][number];

/** Half-hour steps up to the whole event, plus the recorded value. */
function choicesFor(lasts: number, noted: number | null): number[] {
  const halves = Array.from({ length: Math.floor(lasts / 30) }, (_, i) => (i + 1) * 30);
  return [...new Set([...halves, lasts, ...(noted === null ? [] : [noted])])].toSorted((a, b) => a - b);
}

const ATTENDANCE = { code: t.checkedIn, host: t.notedByYou, denied: t.saidNotThere };

/** Who signed up, by name only, and once the event has started, who attended. */
export function SignUpsCard({ detail }: { detail: HostedDetail }) {
  const { event, signUps, canTick } = detail;
  const tick = useMutation(tickAttendance);
  const lasts = Math.max(15, (Date.parse(event.endsAt) - Date.parse(event.startsAt)) / 60_000);
  const save = async (signUpId: string, value: string) => {
    try {
      await tick.mutateAsync({ eventId: event.id, signUpId, minutes: value === '' ? null : Number(value) });
      toast({ title: t.attendanceSaved });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  const row = (signUp: SignUp) => (
    <li key={signUp.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">{signUp.name}</span>
        {signUp.attendance && <span className="text-sm text-muted">{ATTENDANCE[signUp.attendance]}</span>}
      </span>
      {canTick && signUp.state === 'going' && signUp.attendance !== 'denied' ? (
        <Field label={t.attendanceOf(signUp.name)} hideLabel className="w-44">
          <Select
            value={signUp.minutes ?? ''}
            disabled={tick.isPending}
            onChange={(change) => void save(signUp.id, change.currentTarget.value)}
          >
            <option value="">{t.notNoted}</option>
            {choicesFor(lasts, signUp.minutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {t.hours(hoursOf(minutes))}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        signUp.minutes !== null && <span className="tabular">{t.hours(hoursOf(signUp.minutes))}</span>
      )}
    </li>
  );
  const going = signUps.filter(({ state }) => state === 'going');
  const waiting = signUps.filter(({ state }) => state === 'waiting');
  return (
    <CardSection as="h2" title={t.signUps} text={t.signUpsText}>
      {signUps.length === 0 ? (
        <EmptyState icon={UsersRound} title={t.noSignUps} text={t.noSignUpsText} />
      ) : (
        <ul className="divide-y divide-line">{going.map(row)}</ul>
      )}
      {waiting.length > 0 && (
        <>
          <h3 className="font-sans text-base font-semibold tracking-normal">{t.waiting}</h3>
          <ul className="divide-y divide-line">{waiting.map(row)}</ul>
        </>
      )}
    </CardSection>
  );
}
