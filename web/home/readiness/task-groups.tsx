import { Flame, House, type LucideIcon, Waves, Activity } from 'lucide-react';
import { type Readiness, TASK_HAZARDS, type TaskHazard } from '#contract/home/readiness.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { SAMPLE_READINESS } from './sample.ts';
import { TaskRow } from './task-row.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/readiness.ts';

const HAZARD_ICONS: Record<TaskHazard, LucideIcon> = { wildfire: Flame, earthquake: Activity, flood: Waves };

/** Why a hazard's tasks are listed, with the source. */
function Why({ hazard, hazards }: { hazard: TaskHazard; hazards: NonNullable<Readiness['hazards']> }) {
  const { county, ratings, source } = hazards;
  return (
    <CardText>
      {rich(t.rated(t.hazards[hazard], county, ratings[hazard], <span className="text-sm">({source})</span>))}
    </CardText>
  );
}

type GroupProps = { hazard: TaskHazard | null; readiness: Readiness };

function TaskGroup({ hazard, readiness }: GroupProps) {
  const tasks = readiness.tasks.filter((task) => task.hazard === hazard);
  if (tasks.length === 0) return null;
  const name = hazard ? t.hazards[hazard] : t.forEveryHome;
  const Icon = hazard ? HAZARD_ICONS[hazard] : House;
  const done = tasks.filter(({ status }) => status === 'DONE').length;
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CardTitle as="h3" className="flex items-center gap-2">
            <Icon className="size-5 text-pine-ink" aria-hidden="true" />
            {name}
          </CardTitle>
          <p className="tabular text-sm text-muted">{t.groupDone(done, tasks.length)}</p>
        </div>
        {hazard && readiness.hazards && <Why hazard={hazard} hazards={readiness.hazards} />}
      </CardHeader>
      <ul className="grid">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} canEdit={readiness.canEdit} />
        ))}
      </ul>
    </Card>
  );
}

/** What to do: tasks for every home first, then by this home's hazards. */
export function TaskGroups({ readiness }: { readiness: Readiness }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6">
      <TaskGroup hazard={null} readiness={readiness} />
      {TASK_HAZARDS.map((hazard) => (
        <TaskGroup key={hazard} hazard={hazard} readiness={readiness} />
      ))}
    </div>
  );
}

export function TaskGroupsSkeleton() {
  return (
    <Card>
      <SkeletonGroup label={t.loadingTasks} className="grid gap-6">
        {SAMPLE_READINESS.tasks.map(({ id, title, description }) => (
          <div key={id} className="flex gap-3">
            <Skeleton className="size-6 shrink-0" />
            <div className="grid max-w-prose gap-1">
              <p className="font-semibold">
                <SkeletonWords like={title} />
              </p>
              <p className="text-sm">
                <SkeletonWords like={description} />
              </p>
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
