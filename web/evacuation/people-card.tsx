import { useMutation } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
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

function Person({ homeId, person }: { homeId: string; person: PersonCheckIn }) {
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
    </li>
  );
}

/** Where everybody is: one press each, seen by everybody who shares the home. */
export function PeopleCard({ homeId, people }: { homeId: string; people: readonly PersonCheckIn[] }) {
  return (
    <Section icon={UsersRound} title="Is everybody safe?">
      {people.length > 0 ? (
        <ul>
          {people.map((person) => (
            <Person key={person.personId} homeId={homeId} person={person} />
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
