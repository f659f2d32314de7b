import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AreaDrill, drillWord } from '#contract/emergency/operations-drills.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Table } from '#web/ui/table.tsx';
import { toast } from '#web/lib/toast.ts';
import { AreaPicker, type Measured } from './area-picker.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { drillsQuery, endAreaDrill, startAreaDrill } from './queries.ts';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { homesWord } from './words.ts';
import { May } from '#web/core/accounts/may.tsx';

/** Drills with the households of an area. They look different from the real thing and affect nothing live. */
export function Drills() {
  const [round, setRound] = useState(0);
  return (
    <div className="drill-watermark relative isolate grid gap-6 overflow-hidden rounded-card border-2 border-plan-purple bg-surface p-5 sm:p-6">
      <div className="drill-stripes -mx-5 -mt-5 h-3 sm:-mx-6 sm:-mt-6" aria-hidden="true" />
      <header className="grid gap-2">
        <h2 className="text-2xl">
          <Badge tone="plan-purple" solid>
            DRILL
          </Badge>{' '}
          Drill of an area
        </h2>
        <p className="max-w-prose">
          Households rehearse with their own plan, room and messages in mind. No money moves, no room is held,
          and nobody is told to leave. They get one e-mail that begins with the word DRILL.
        </p>
      </header>
      <May use="operations.act">
        <DrillForm key={round} onDone={() => setRound(round + 1)} />
      </May>
      <section className="grid gap-3">
        <h3 className="text-xl">Results</h3>
        <Loaded query={useQuery(drillsQuery)} what="the drills">
          {(drills) => (drills.length === 0 ? <p>No area has had a drill.</p> : <Results drills={drills} />)}
        </Loaded>
      </section>
    </div>
  );
}

function DrillForm({ onDone }: { onDone: () => void }) {
  const [area, setArea] = useState<{ shape: MultiPolygon | null; measured: Measured | null }>({
    shape: null,
    measured: null,
  });
  const { errors, show, forget, form } = useFieldErrors();
  const start = useMutation(startAreaDrill);
  const word = area.measured ? drillWord(area.measured.homes) : null;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<unknown> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = String(given.get('name') ?? '').trim();
    const confirm = String(given.get('confirm') ?? '').trim();
    const { shape } = area;
    if (name === '' || shape === null || confirm !== word)
      return show({
        ...(name === '' ? { name: 'Name the drill' } : {}),
        ...(shape === null ? { shape: 'Choose the area: around an address, drawn or pasted' } : {}),
        ...(shape !== null && confirm !== word ? { confirm: `Type ${word ?? 'the words'} to go on.` } : {}),
      });
    try {
      const drill = await start.mutateAsync({ name, shape, confirm });
      toast({
        title: 'The drill has begun',
        text: `${homesWord(drill.homes)} ${drill.homes === 1 ? 'takes' : 'take'} part.`,
      });
      onDone();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      if (!show(error instanceof ApiError ? error.fields : {}))
        toast({ title: 'The drill did not begin', text: sentence(error), destructive: true });
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field
        label="Name of the drill"
        hint="Households read it."
        error={errors.name}
        required
        className="max-w-md"
      >
        <Input name="name" maxLength={80} />
      </Field>
      <AreaPicker
        shape={area.shape}
        status="drill"
        onShape={(shape, measured) => {
          setArea({ shape, measured });
          forget('shape');
        }}
        error={errors.shape}
      />
      <Field
        label={word ? `Type ${word}` : 'Words to confirm'}
        hint={word ? undefined : 'Choose an area first: the words name how many homes take part.'}
        error={errors.confirm}
        required
        className="max-w-md"
      >
        <Input name="confirm" autoComplete="off" spellCheck={false} disabled={word === null} />
      </Field>
      <div>
        <Button type="submit" busy={start.isPending}>
          Begin the drill
        </Button>
      </div>
    </form>
  );
}

const STATE = { running: 'Going on', done: 'Ended', stopped: 'Stopped' } as const;

function Results({ drills }: { drills: readonly AreaDrill[] }) {
  return (
    <Table
      caption="Drills of areas"
      rows={drills}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: 'Drill', cell: ({ name }) => `DRILL: ${name}` },
        { key: 'state', header: 'State', cell: ({ state }) => STATE[state] },
        { key: 'began', header: 'Began', cell: ({ startedAt }) => formatMoment(startedAt) },
        { key: 'homes', header: 'Homes', numeric: true, cell: ({ homes }) => homes },
        { key: 'seen', header: 'Seen', numeric: true, cell: ({ acknowledged }) => acknowledged },
        { key: 'done', header: 'All safe', numeric: true, cell: ({ completed }) => completed },
        { key: 'declined', header: 'Not now', numeric: true, cell: ({ declined }) => declined },
        {
          key: 'end',
          header: 'End',
          hideHeader: true,
          cell: ({ id, state, name }) =>
            state === 'running' ? (
              <May use="operations.act">
                <End id={id} name={name} />
              </May>
            ) : null,
        },
      ]}
    />
  );
}

function End({ id, name }: { id: string; name: string }) {
  const end = useMutation({
    ...endAreaDrill,
    onSuccess: () => toast({ title: 'The drill has ended' }),
    onError: (error) => toast({ title: 'The drill goes on', text: sentence(error), destructive: true }),
  });
  return (
    <Button variant="outline" size="small" busy={end.isPending} onClick={() => end.mutate(id)}>
      End drill<span className="sr-only">: {name}</span>
    </Button>
  );
}
