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
import * as t from '#text/office/operations-declare.ts';

/** Drills with the households of an area. They look different from the real thing and affect nothing live. */
export function Drills() {
  const [round, setRound] = useState(0);
  return (
    <div className="drill-watermark relative isolate grid gap-6 overflow-hidden rounded-card border-2 border-plan-purple bg-surface p-5 sm:p-6">
      <div className="drill-stripes -mx-5 -mt-5 h-3 sm:-mx-6 sm:-mt-6" aria-hidden="true" />
      <header className="grid gap-2">
        <h2 className="text-2xl">
          <Badge tone="plan-purple" solid>
            {t.drillBadge}
          </Badge>{' '}
          {t.areaDrill}
        </h2>
        <p className="max-w-prose">{t.drillIntro}</p>
      </header>
      <May use="operations.act">
        <DrillForm key={round} onDone={() => setRound(round + 1)} />
      </May>
      <section className="grid gap-3">
        <h3 className="text-xl">{t.results}</h3>
        <Loaded query={useQuery(drillsQuery)} what={t.whatDrills}>
          {(drills) => (drills.length === 0 ? <p>{t.noDrills}</p> : <Results drills={drills} />)}
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
        ...(name === '' ? { name: t.nameDrill } : {}),
        ...(shape === null ? { shape: t.chooseArea } : {}),
        ...(shape !== null && confirm !== word ? { confirm: t.typeToContinue(word ?? '') } : {}),
      });
    try {
      const drill = await start.mutateAsync({ name, shape, confirm });
      toast({
        title: t.drillStarted,
        text: t.takePart(homesWord(drill.homes), drill.homes),
      });
      onDone();
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      if (!show(error instanceof ApiError ? error.fields : {}))
        toast({ title: t.drillNotStarted, text: sentence(error), destructive: true });
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={t.drillName} hint={t.householdsRead} error={errors.name} required className="max-w-md">
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
        label={word ? t.typeWord(word) : t.typeToConfirm}
        hint={word ? undefined : t.chooseAreaFirst}
        error={errors.confirm}
        required
        className="max-w-md"
      >
        <Input name="confirm" autoComplete="off" spellCheck={false} disabled={word === null} />
      </Field>
      <div>
        <Button type="submit" busy={start.isPending}>
          {t.startDrill}
        </Button>
      </div>
    </form>
  );
}

const STATE = { running: t.running, done: t.ended, stopped: t.stopped } as const;

function Results({ drills }: { drills: readonly AreaDrill[] }) {
  return (
    <Table
      caption={t.drillsCaption}
      rows={drills}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t.drillHeader, cell: ({ name }) => t.drillNamed(name) },
        { key: 'state', header: t.state, cell: ({ state }) => STATE[state] },
        { key: 'began', header: t.started, cell: ({ startedAt }) => formatMoment(startedAt) },
        { key: 'homes', header: t.homes, numeric: true, cell: ({ homes }) => homes },
        { key: 'seen', header: t.seen, numeric: true, cell: ({ acknowledged }) => acknowledged },
        { key: 'done', header: t.allSafe, numeric: true, cell: ({ completed }) => completed },
        { key: 'declined', header: t.notNow, numeric: true, cell: ({ declined }) => declined },
        {
          key: 'end',
          header: t.end,
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
    onSuccess: () => toast({ title: t.drillEnded }),
    onError: (error) => toast({ title: t.drillNotEnded, text: sentence(error), destructive: true }),
  });
  return (
    <Button variant="outline" size="small" busy={end.isPending} onClick={() => end.mutate(id)}>
      {t.endDrill}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
