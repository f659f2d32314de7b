import { useMutation, useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AGE_GROUPS, type AgeGroup, type Species } from '#contract/home/household.ts';
import { accountQuery } from '#web/core/accounts/queries.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { savePerson, savePet } from '#web/home/household/queries.ts';
import { AGE_SHORT, SPECIES_WORDS } from '#web/home/household/words.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';
import { namesIn, personOf, petOf } from './typed-names.ts';
import * as t from '#text/office/setup.ts';

/** Youngest to oldest, without the age ranges: one tap each. */
function AgeChoice({
  name,
  age,
  onChange,
}: {
  name: string;
  age: AgeGroup;
  onChange: (age: AgeGroup) => void;
}) {
  return (
    <fieldset className="grid gap-1 py-2">
      <legend className="pt-2 font-medium wrap-anywhere">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {AGE_GROUPS.map((group) => (
          <label
            key={group}
            className="grid min-h-11 cursor-pointer place-items-center rounded-full border border-line-strong px-4 hover:border-ink has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={`age of ${name}`}
              checked={age === group}
              onChange={() => onChange(group)}
            />
            {AGE_SHORT[group]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const COMMON: readonly Species[] = ['dog', 'cat', 'other'];
const MOST_ANIMALS = 20;
type Animals = Partial<Record<Species, number>>;

function AnimalCounter({
  species,
  count,
  onChange,
}: {
  species: Species;
  count: number;
  onChange: (count: number) => void;
}) {
  const [, many] = SPECIES_WORDS[species];
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span>{many}</span>
      <span className="flex items-center gap-1">
        <IconButton
          label={t.fewer(many.toLowerCase())}
          disabled={count === 0}
          onClick={() => onChange(count - 1)}
        >
          <Minus className="size-5" aria-hidden="true" />
        </IconButton>
        <output aria-label={many} className="tabular w-8 text-center font-semibold">
          {count}
        </output>
        <IconButton
          label={t.more(many.toLowerCase())}
          disabled={count === MOST_ANIMALS}
          onClick={() => onChange(count + 1)}
        >
          <Plus className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** Saves one after the other. Saved entries leave the form, so that a retry adds no one twice. */
function useSaveHousehold(homeId: string) {
  const person = useMutation(savePerson);
  const pet = useMutation(savePet);
  return async (people: Map<string, AgeGroup>, animals: Animals, saved: Set<string>) => {
    for (const [species, count = 0] of Object.entries(animals) as [Species, number][]) {
      if (count === 0 || saved.has(species)) continue;
      await pet.mutateAsync({ homeId, id: null, body: petOf(species, count) });
      saved.add(species);
    }
    // People last: the first one completes this step, and everything else must be saved by then.
    for (const [name, age] of people) {
      if (saved.has(`person ${name}`)) continue;
      await person.mutateAsync({ homeId, id: null, body: personOf(name, age) });
      saved.add(`person ${name}`);
    }
  };
}

/** Names in one field, an age for each, and animals by taps. Details can be added later in Household. */
export function PeopleStep({ onDone }: StepProps) {
  const home = useQuery(currentHomeQuery);
  const account = useQuery(accountQuery);
  if (!home.data || account.isPending) return <Skeleton className="h-80 w-full rounded-card!" />;
  return <People homeId={home.data.id} ownName={account.data?.name ?? ''} onDone={onDone} />;
}

function People({ homeId, ownName, onDone }: StepProps & { homeId: string; ownName: string }) {
  const [typed, setTyped] = useState(ownName);
  const [ages, setAges] = useState<Record<string, AgeGroup>>({});
  const [animals, setAnimals] = useState<Animals>({});
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [saved] = useState(() => new Set<string>());
  const save = useSaveHousehold(homeId);
  const names = namesIn(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (names.length === 0) return setError(t.enterName);
    setBusy(true);
    setProblem(undefined);
    try {
      await save(new Map(names.map((name) => [name, ages[name] ?? 'adult'])), animals, saved);
      onDone();
    } catch (failure) {
      setProblem(sentence(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label={t.whoLivesHere} hint={t.namesHint} error={error} required>
          <Input
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        </Field>
        {names.length > 0 && (
          <div className="grid divide-y divide-line border-y border-line">
            {names.map((name) => (
              <AgeChoice
                key={name}
                name={name}
                age={ages[name] ?? 'adult'}
                onChange={(age) => setAges({ ...ages, [name]: age })}
              />
            ))}
          </div>
        )}
        <div className="grid gap-1">
          <h2 className="font-sans text-base font-medium">{t.animals}</h2>
          <ul className="grid divide-y divide-line">
            {COMMON.map((species) => (
              <AnimalCounter
                key={species}
                species={species}
                count={animals[species] ?? 0}
                onChange={(count) => setAnimals({ ...animals, [species]: count })}
              />
            ))}
          </ul>
        </div>
        {problem && (
          <Notice tone="danger" title={t.notAllSaved} live>
            {problem}
          </Notice>
        )}
        <Button type="submit" size="large" busy={isBusy} busyLabel={t.saving}>
          {t.saveHousehold}
        </Button>
      </form>
    </Card>
  );
}
