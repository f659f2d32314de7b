import { useMutation } from '@tanstack/react-query';
import { FastForward } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/lib/toast.ts';
import { advanceDemo } from './queries.ts';
import * as t from '#text/money/membership.ts';

/** One day more than the longest month, because a daylight saving change makes a month an hour longer. */
const STEPS = [
  { days: 7, label: t.letAWeekPass },
  { days: 32, label: t.letAMonthPass },
  { days: 367, label: t.letAYearPass },
] as const;

/** Moves the demo's clock, so that a renewal can be seen without waiting a month. */
export function DemoTime() {
  const advance = useMutation(advanceDemo);
  const going = advance.isPending ? advance.variables : null;
  return (
    <section aria-labelledby="demo-time">
      <Card className="border-dashed border-line-strong">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <CardTitle as="h2" id="demo-time">
              {t.letTimePass}
            </CardTitle>
            <Badge tone="amber">{t.demo}</Badge>
          </div>
          <CardText>{t.demoDetail}</CardText>
        </div>
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {STEPS.map((step) => (
            <Button
              key={step.days}
              variant="outline"
              busy={going === step.days}
              disabled={going !== null && going !== step.days}
              onClick={() =>
                advance.mutate(step.days, {
                  onSuccess: () => toast({ title: t.timeHasPassed }),
                  onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
                })
              }
            >
              <FastForward className="size-5" aria-hidden="true" />
              {step.label}
            </Button>
          ))}
        </div>
      </Card>
    </section>
  );
}
