import { useMutation } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { DRILL_PARTS, type GroupDrill, type NeighborGroup } from '#contract/emergency/neighbors.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { DrillPicture } from './drill-picture.tsx';
import { claimDrill, type DrillMove, moveDrill, planDrill } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

const TONES = { planned: 'sky', running: 'amber', done: 'moss', canceled: 'neutral' } as const;

/** Planned, running and past drills of the group, with what their ambassador can do. */
export function DrillsCard({ group }: { group: NeighborGroup }) {
  const [isPlanning, setPlanning] = useState(false);
  const isLeader = group.role === 'ambassador';
  return (
    <CardSection
      as="h2"
      title={t.drills}
      text={t.drillsText}
      action={isLeader && <Button onClick={() => setPlanning(true)}>{t.planDrill}</Button>}
    >
      {group.drills.length === 0 ? (
        <EmptyState icon={Footprints} title={t.noDrills} text={t.noDrillsText} />
      ) : (
        <ul className="divide-y divide-line">
          {group.drills.map((drill) => (
            <DrillItem key={drill.id} drill={drill} group={group} />
          ))}
        </ul>
      )}
      {isPlanning && <PlanDialog groupId={group.id} onClose={() => setPlanning(false)} />}
    </CardSection>
  );
}

const MOVES: Record<GroupDrill['state'], readonly { move: DrillMove; label: string; done: string }[]> = {
  planned: [
    { move: 'start', label: t.startDrill, done: t.drillStarted },
    { move: 'cancel', label: t.cancelDrill, done: t.drillCanceled },
  ],
  running: [{ move: 'end', label: t.endDrill, done: t.drillEnded }],
  done: [],
  canceled: [],
};

function DrillItem({ drill, group }: { drill: GroupDrill; group: NeighborGroup }) {
  const [isEntering, setEntering] = useState(false);
  const { mutateAsync, isPending } = useMutation(moveDrill);
  const isLeader = group.role === 'ambassador';
  const hasResult = drill.state === 'running' || drill.state === 'done';
  const onMove = async ({ move, done }: { move: DrillMove; done: string }) => {
    try {
      await mutateAsync({ groupId: group.id, drillId: drill.id, move });
      toast({ title: done });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {t.drillOn(formatMoment(drill.startedAt ?? drill.plannedFor))}
        </h3>
        <Badge tone={TONES[drill.state]}>{t.drillStates[drill.state]}</Badge>
      </div>
      {hasResult && <Result drill={drill} />}
      {hasResult && <DrillPicture groupId={group.id} drillId={drill.id} />}
      <div className="flex flex-wrap items-center gap-3">
        {isLeader &&
          MOVES[drill.state].map((one, n) => (
            <Button
              key={one.move}
              variant={n === 0 ? 'primary' : 'outline'}
              busy={isPending}
              onClick={() => void onMove(one)}
            >
              {one.label}
            </Button>
          ))}
        {drill.state === 'running' && group.own.some(({ shares }) => shares.drill) && (
          <Link to="/evacuation" className={buttonClass({ variant: 'outline' })}>
            {t.openYourDrill}
          </Link>
        )}
        {drill.claim === 'ready' && <Button onClick={() => setEntering(true)}>{t.enterPoints}</Button>}
        {drill.claim === 'entered' && <Badge tone="moss">{t.entered}</Badge>}
        {drill.claim === 'too-few' && <p className="text-muted">{t.tooFew}</p>}
      </div>
      {isEntering && <EnterDialog drill={drill} groupId={group.id} onClose={() => setEntering(false)} />}
    </li>
  );
}

type Part = { part: (typeof DRILL_PARTS)[number]; households: number };
const COLUMNS: readonly Column<Part>[] = [
  { key: 'part', header: t.step, cell: ({ part }) => t.counts[part] },
  { key: 'households', header: t.households, numeric: true, cell: ({ households }) => households },
];

function Result({ drill: { counts, names } }: { drill: GroupDrill }) {
  const finished = names.filter(({ hasFinished }) => hasFinished).map(({ name }) => name);
  return (
    <>
      <Table
        caption={t.resultCaption}
        columns={COLUMNS}
        rows={DRILL_PARTS.map((part) => ({ part, households: counts[part] }))}
        rowKey={({ part }) => part}
      />
      {finished.length > 0 && <p className="wrap-anywhere">{t.finishedNames(finished.join(', '))}</p>}
    </>
  );
}

function PlanDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const plan = useMutation(planDrill);
  return (
    <FieldsDialog
      title={t.planDrill}
      text={t.planDrillText}
      action={t.planDrill}
      done={t.drillPlanned}
      onClose={onClose}
      errorsOf={({ plannedFor, ...errors }) => (plannedFor ? { ...errors, day: plannedFor } : errors)}
      onSave={(given) => {
        const at = new Date(`${String(given.get('day'))}T${String(given.get('time'))}`);
        return plan.mutateAsync({
          groupId,
          plannedFor: Number.isNaN(at.getTime()) ? '' : at.toISOString(),
        });
      }}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.drillDay} error={errors['day']} required>
            <Input name="day" type="date" />
          </Field>
          <Field label={t.drillTime} required>
            <Input name="time" type="time" defaultValue="10:00" />
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}

type EnterProps = { drill: GroupDrill; groupId: string; onClose: () => void };

function EnterDialog({ drill, groupId, onClose }: EnterProps) {
  const claim = useMutation(claimDrill);
  const others = drill.names.filter(({ isYours, hasFinished }) => hasFinished && !isYours);
  return (
    <FieldsDialog
      title={t.enterPoints}
      text={t.enterPointsText}
      action={t.enter}
      done={t.entered}
      onClose={onClose}
      onSave={(given) =>
        claim.mutateAsync({
          groupId,
          drillId: drill.id,
          confirmer: String(given.get('confirmer') ?? '') || null,
        })
      }
    >
      {(errors) => (
        <Field label={t.whoConfirms} error={errors['confirmer']}>
          <Select name="confirmer">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{t.ourTeam}</option>
          </Select>
        </Field>
      )}
    </FieldsDialog>
  );
}
