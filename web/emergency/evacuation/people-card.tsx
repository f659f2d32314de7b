import { useQueryClient } from '@tanstack/react-query';
import { Phone, UsersRound } from 'lucide-react';
import { CheckInState, type PersonCheckIn } from '#contract/emergency/check-ins.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { queueCheckIn, usePendingCheckIns } from './pending-check-ins.ts';
import { Section } from '#web/ui/section.tsx';
import { sendPendingCheckIns } from './send-check-ins.ts';
import * as t from '#text/emergency/evacuation.ts';

const ON: Record<CheckInState, string> = {
  left: 'border-transparent bg-ink text-paper',
  safe: 'border-transparent bg-evac-lifted text-on-evac-lifted',
  help: 'border-transparent bg-evac-order text-on-evac-order',
};

type Case = Pick<Evacuation, 'homeId' | 'incidentId' | 'helpPhone' | 'state' | 'since'>;

/** Scroll target of "I'm safe". */
export const PEOPLE_ID = 'check-in';

/**
 * After an evacuation, everyone is asked again: a check-in from before its end says nothing about now. A call for help
 * stays open until someone reaches the person.
 */
const currentState = ({ state, since }: Case, person: PersonCheckIn): CheckInState | null =>
  state === 'lifted' && person.state !== 'help' && since && person.at && new Date(person.at) < new Date(since)
    ? null
    : person.state;

function Person({ of, person }: { of: Case; person: PersonCheckIn }) {
  const { homeId, incidentId } = of;
  const { personId } = person;
  const client = useQueryClient();
  const isOnline = useOnline();
  // Show the click right away; the response decides.
  const kept = usePendingCheckIns().find(
    (one) => one.homeId === homeId && one.personId === personId && one.incidentId === incidentId,
  );
  const state = kept?.state ?? currentState(of, person);
  const press = (pressed: CheckInState) => {
    queueCheckIn({ homeId, personId, incidentId, state: pressed, at: Date.now() });
    void sendPendingCheckIns(client);
  };
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lg font-semibold wrap-anywhere">{person.name}</p>
        <p className="tabular text-sm text-muted">
          {kept
            ? isOnline
              ? t.sendingSaved
              : t.savedOffline
            : person.at
              ? formatMoment(person.at)
              : t.notCheckedIn}
        </p>
      </div>
      <div
        role="group"
        aria-label={t.whereIs(person.name)}
        // Side by side, or stacked when the text is too large.
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-2"
      >
        {CheckInState.options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={state === option}
            className={cn(
              'min-h-12 rounded-control border border-line-strong px-2 py-1.5 leading-tight font-semibold',
              state === option ? ON[option] : 'bg-surface hover:bg-hover',
            )}
            onClick={() => press(option)}
          >
            {t.checkIns[option]}
          </button>
        ))}
      </div>
      <Help
        isNeeded={state === 'help'}
        isSent={!kept}
        isOnline={isOnline}
        name={person.name}
        phone={of.helpPhone}
        reachedAt={person.reachedAt}
      />
    </li>
  );
}

/**
 * Explains that a check-in does not dispatch help. Always rendered, so that screen readers announce the text
 * when it appears.
 */
function Help({
  isNeeded,
  isSent,
  isOnline,
  name,
  phone,
  reachedAt,
}: {
  isNeeded: boolean;
  isSent: boolean;
  isOnline: boolean;
  name: string;
  phone: string | null;
  reachedAt: string | null;
}) {
  return (
    <div role="status">
      {isNeeded && (
        <div className="grid gap-2 rounded-control border-2 border-danger p-3">
          <p className="wrap-anywhere">
            <strong>{t.call911If(name)}</strong>{' '}
            {!isSent
              ? isOnline
                ? t.sendingHelp
                : t.helpOffline
              : reachedAt
                ? t.teamReached(formatMoment(reachedAt))
                : phone
                  ? t.teamWillCall
                  : t.householdSees}
          </p>
          <div className="flex flex-wrap gap-2 print:hidden">
            <a
              href="tel:911"
              className={cn(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-4 py-2 font-semibold',
                ON.help,
              )}
            >
              <Phone className="size-5" aria-hidden="true" />
              {t.call911}
            </a>
            {phone && (
              <a href={`tel:${phone}`} className={buttonClass({ variant: 'outline' })}>
                <Phone className="size-5" aria-hidden="true" />
                {t.callYourConcierge}
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** One tap for everyone who has not asked for help: a call for help is only cleared for that person. */
function EveryoneSafe({ of, people }: { of: Case; people: readonly PersonCheckIn[] }) {
  const client = useQueryClient();
  const waiting = usePendingCheckIns();
  const stateOf = (person: PersonCheckIn) =>
    waiting.find(({ homeId, personId }) => homeId === of.homeId && personId === person.personId)?.state ??
    currentState(of, person);
  const open = people.filter((person) => stateOf(person) === 'help');
  const rest = people.filter((person) => !['help', 'safe'].includes(stateOf(person) ?? ''));
  if (people.length < 2 || rest.length === 0) return null;
  const press = () => {
    const { homeId, incidentId } = of;
    for (const { personId } of rest)
      queueCheckIn({ homeId, personId, incidentId, state: 'safe', at: Date.now(), isForEveryone: true });
    void sendPendingCheckIns(client);
  };
  return (
    <div className="grid justify-items-start gap-1 print:hidden">
      <Button variant="secondary" size="large" onClick={press}>
        {open.length > 0 ? t.everyoneElseIsSafe : t.everyoneIsSafe}
      </Button>
    </div>
  );
}

/** Check-ins for everyone: one click each, visible to all who share the home. */
export function PeopleCard({ evacuation }: { evacuation: Case & Pick<Evacuation, 'people'> }) {
  const { people, state } = evacuation;
  return (
    <div id={PEOPLE_ID} className="scroll-mt-28">
      <Section icon={UsersRound} title={state === 'lifted' ? t.howIsEveryone : t.isEveryoneSafe}>
        {people.length > 0 ? (
          <>
            <EveryoneSafe of={evacuation} people={people} />
            <ul>
              {people.map((person) => (
                <Person key={person.personId} of={evacuation} person={person} />
              ))}
            </ul>
          </>
        ) : (
          <div className="grid justify-items-start gap-3">
            <p>{t.noPeople}</p>
            <Link to="/household" className={buttonClass({ variant: 'secondary' })}>
              {t.addPeople}
            </Link>
          </div>
        )}
      </Section>
    </div>
  );
}
