import { useMutation } from '@tanstack/react-query';
import { DEMO_STAGES } from '#contract/demo.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { showStage } from './queries.ts';
import * as t from '#text/emergency/evacuation.ts';

/** Lets demo users trigger an evacuation. Everything after the click works as in a real one. */
export function DemoStagePanel() {
  const show = useMutation({
    ...showStage,
    onSuccess: (_done, stage) => toast({ title: t.demoDone[stage], text: t.demoFollows }),
    onError: (error) => toast({ title: t.demoFailed, text: sentence(error), destructive: true }),
  });
  return (
    <section className="grid gap-3 rounded-card border border-dashed border-line-strong p-5 print:hidden">
      <h2 className="text-xl">{t.demoTitle}</h2>
      <p>{t.demoText}</p>
      <div className="flex flex-wrap gap-2">
        {DEMO_STAGES.map((stage) => (
          <Button
            key={stage}
            variant="outline"
            busy={show.isPending && show.variables === stage}
            onClick={() => show.mutate(stage)}
          >
            {t.demoStages[stage]}
          </Button>
        ))}
      </div>
    </section>
  );
}
