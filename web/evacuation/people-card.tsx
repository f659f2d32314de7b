import { useMutation } from '@tanstack/react-query';
import { Phone, UsersRound } from 'lucide-react';
import { CheckInState, type PersonCheckIn } from '#contract/evacuation.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/toast.ts';
import { checkIn } from './queries.ts';
import { Section } from './section.tsx';
import { CHECK_IN_WORDS } from './words.ts';

const ON: Record<CheckInState, string> = {
  left: 'border-transparent bg-ink text-paper',
  safe: 'border-transparent bg-evac-lifted text-on-evac-lifted',
  help: 'border-transparent bg-evac-order text-on-evac-order',
};

function Person({ homeId, person, phone }: { homeId: string; person: PersonCheckIn; phone: string | null }) {
  const say = useMutation({
    ...checkIn,
    scope: { id: `check-in-${person.personId}` }, // pressed again before the answer: one after the other
    onError: (error) =>
      toast({ title: `${person.name} was not checked in`, text: sentence(error), destructive: true }),
  });
  // What was pressed is shown at once; the answer decides.
  const state = say.isPending ? say.variables.state : person.state;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lg font-semibold wrap-anywhere">{person.name}</p>
        <p className="tabular text-sm text-muted">
          {say.isPaused
            ? 'Sent when you are back online'
            : person.at
              ? formatMoment(person.at)
              : 'Not heard of yet'}
        </p>
      </div>
      <div role="group" aria-label={`Where is ${person.name}?`} className="grid grid-cols-3 gap-2">
        {CheckInState.options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={state === option}
            className={cn(
              'min-h-12 rounded-control border border-line-strong px-2 font-semibold',
              state === option ? ON[option] : 'bg-surface hover:bg-hover',
            )}
            onClick={() => say.mutate({ homeId, personId: person.personId, state: option })}
          >
            {CHECK_IN_WORDS[option]}
          </button>
        ))}
      </div>
      <Help isNeeded={state === 'help'} name={person.name} phone={phone} />
    </li>
  );
}

/** What a press cannot do: it sends nobody. Always there, so that it is read aloud when it fills. */
function Help({ isNeeded, name, phone }: { isNeeded: boolean; name: string; phone: string | null }) {
  return (
    <div role="status">
      {isNeeded && (
        <div className="grid gap-2 rounded-control border-2 border-evac-order p-3">
          <p className="wrap-anywhere">
            <strong>Call 911 if {name} is in danger.</strong> Your household sees this, and our team is asked
            to call you. It does not send anybody.
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
              Call 911
            </a>
            {phone && (
              <a href={`tel:${phone}`} className={buttonClass({ variant: 'outline' })}>
                <Phone className="size-5" aria-hidden="true" />
                Call your concierge
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Where everybody is: one press each, seen by everybody who shares the home. */
export function PeopleCard({
  homeId,
  people,
  phone,
}: {
  homeId: string;
  people: readonly PersonCheckIn[];
  /** Of the concierge, who has the case. */
  phone: string | null;
}) {
  return (
    <Section icon={UsersRound} title="Is everybody safe?">
      {people.length > 0 ? (
        <ul>
          {people.map((person) => (
            <Person key={person.personId} homeId={homeId} person={person} phone={phone} />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>
            Nobody is listed in your household yet. Add who lives with you, and check in each of them here.
          </p>
          <Link to="/household" className={buttonClass({ variant: 'secondary' })}>
            Add people
          </Link>
        </div>
      )}
    </Section>
  );
}
