import { PawPrint, UsersRound, Zap } from 'lucide-react';
import type { PlanCard } from '#contract/home/plan-card.ts';
import {
  AGE_SHORT,
  MOBILITY_WORDS,
  petWords,
  POWER_WORDS,
  transportStatus,
} from '#web/home/household/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { NotYet, PlanSection } from './plan-section.tsx';
import * as t from '#text/emergency/plan.ts';

type Person = PlanCard['people'][number];
type Pet = PlanCard['pets'][number];

function PersonLine({ person }: { person: Person }) {
  return (
    <li className="grid gap-1 print:block">
      <p className="text-lg print:inline print:text-xs">
        <span className="font-semibold wrap-anywhere">{person.name}</span>
        <span className="text-muted">, {AGE_SHORT[person.ageGroup].toLowerCase()}</span>
      </p>
      {(person.mobility !== 'none' || person.power.length > 0) && (
        <p className="flex flex-wrap gap-1.5 print:inline-flex print:pl-1.5">
          {person.mobility !== 'none' && (
            <Badge tone="amber" className="print:border-ink print:px-1 print:py-0 print:text-[0.6875rem]">
              {MOBILITY_WORDS[person.mobility]}
            </Badge>
          )}
          {person.power.map((need) => (
            <Badge
              key={need}
              tone="amber"
              className="whitespace-normal print:border-ink print:px-1 print:py-0 print:text-[0.6875rem]"
            >
              <Zap aria-hidden="true" />
              {POWER_WORDS[need]}
            </Badge>
          ))}
        </p>
      )}
      {person.note && (
        <p className="whitespace-pre-line wrap-anywhere print:pl-1.5 print:text-xs">{person.note}</p>
      )}
    </li>
  );
}

function PetLine({ pet }: { pet: Pet }) {
  const ready = transportStatus(pet);
  return (
    <li className="grid gap-0.5 print:block">
      <p className="text-lg print:inline print:text-xs">
        <span className="font-semibold">{petWords(pet)}</span>
        {pet.names && <span className="wrap-anywhere">: {pet.names}</span>}
        <span className="text-muted">. {ready}</span>
      </p>
      {pet.note && <p className="whitespace-pre-line wrap-anywhere print:text-xs">{pet.note}</p>}
    </li>
  );
}

/** Fewer seats than people means a second trip, and there may be time for only one. */
const isShortOfSeats = ({ people, plan }: PlanCard) => plan.seats !== null && plan.seats < people.length;

/** Who has to leave, and what each needs. */
export function PlanPeople({ card }: { card: PlanCard }) {
  return (
    <>
      <PlanSection icon={UsersRound} title={t.people}>
        {card.people.length === 0 ? (
          <p>
            <NotYet />
          </p>
        ) : (
          <ul className="grid gap-3 print:gap-0.5">
            {card.people.map((person) => (
              <PersonLine key={person.id} person={person} />
            ))}
          </ul>
        )}
        {isShortOfSeats(card) && (
          <p className="font-medium text-amber-ink print:text-xs">
            {t.shortOfSeats(card.people.length, card.plan.seats ?? 0)}
          </p>
        )}
      </PlanSection>
      {card.pets.length > 0 && (
        <PlanSection icon={PawPrint} title={t.animals}>
          <ul className="grid gap-2 print:gap-0.5">
            {card.pets.map((pet) => (
              <PetLine key={pet.id} pet={pet} />
            ))}
          </ul>
        </PlanSection>
      )}
    </>
  );
}
