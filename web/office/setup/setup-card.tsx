import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Setup } from '#contract/office/setup.ts';
import { Link } from '#web/lib/link.tsx';
import { SETUP_FINISHED } from '#web/lib/personal-storage.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { setupQuery, useFollowChanges } from './queries.ts';
import { aboutMinutes, STEP_WORDS } from './step-words.ts';
import * as t from '#text/office/setup.ts';

/** The card keeps its skeleton's height, so that nothing below it moves. */
const SAME_HEIGHT = 'min-h-70 sm:min-h-48';

/** This device knows that setup was finished, so no space is reserved for the card. */
function readFinished(): boolean {
  try {
    return localStorage.getItem(SETUP_FINISHED) !== null;
  } catch {
    return false;
  }
}

function rememberFinished(isFinished: boolean): void {
  try {
    if (isFinished) localStorage.setItem(SETUP_FINISHED, '1');
    else localStorage.removeItem(SETUP_FINISHED);
  } catch {
    // Without storage, space is reserved for a moment.
  }
}

/** On the dashboard until setup is finished: the progress, and the next step. */
export function SetupCard() {
  const { data, isPending } = useQuery(setupQuery);
  useFollowChanges();
  const [wasFinished] = useState(readFinished);
  const isFinished = data?.isFinished;
  useEffect(() => {
    if (isFinished !== undefined) rememberFinished(isFinished);
  }, [isFinished]);
  if (isPending && !wasFinished)
    return (
      <SkeletonGroup label={t.loadingCard}>
        <Skeleton className={cn('w-full rounded-card!', SAME_HEIGHT)} />
      </SkeletonGroup>
    );
  if (!data || data.isFinished) return null;
  const done = data.steps.filter(({ state }) => state === 'done').length;
  return data.next ? <NextCard setup={data} next={data.next} done={done} /> : <Left setup={data} />;
}

type NextCardProps = { setup: Setup; next: NonNullable<Setup['next']>; done: number };

function NextCard({ setup, next, done }: NextCardProps) {
  const { icon: Icon, title, neededFor, minutes } = STEP_WORDS[next];
  const all = setup.steps.length;
  return (
    <section aria-labelledby="finish-setup">
      <Card className={cn('justify-between gap-4 border-pine/40', SAME_HEIGHT)}>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <CardTitle as="h2" id="finish-setup">
              {t.finish}
            </CardTitle>
            <p className="tabular text-muted">{t.ofDone(done, all)}</p>
          </div>
          <Progress label={t.setup} value={(done / all) * 100} valueText={t.stepsDone(done, all)} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-pine-soft text-pine-ink">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold">{t.nextStep(title)}</p>
            <p className="text-muted">{t.neededFor(neededFor, aboutMinutes(minutes))}</p>
          </div>
          <Link to={`/setup/${next}`} className={buttonClass({ className: 'max-sm:w-full' })}>
            {t.continueSetup}
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        </div>
      </Card>
    </section>
  );
}

/** Only steps that were put off, or that wait for our team, are left. */
function Left({ setup }: { setup: Setup }) {
  const left = setup.steps.filter(({ state }) => state !== 'done').length;
  return (
    <Notice
      title={left === 1 ? t.oneLeft : t.stepsLeft(left)}
      action={
        <Link to="/setup" className={buttonClass({ variant: 'outline' })}>
          {t.seeWhatsLeft}
        </Link>
      }
    >
      {t.servicesDepend}
    </Notice>
  );
}
