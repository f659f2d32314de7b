import { useMutation } from '@tanstack/react-query';
import { DEMO_STAGES, type DemoStage } from '#contract/demo.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { showStage } from './queries.ts';

const LABEL: Record<DemoStage, string> = {
  warning: 'Publish a warning',
  order: 'Publish an order',
  lifted: 'Lift it',
};
const DONE: Record<DemoStage, string> = {
  warning: 'The warning is published',
  order: 'The order is published',
  lifted: 'The order is lifted',
};

/** Lets demo users trigger an evacuation. Everything after the click takes the real path. */
export function DemoStagePanel() {
  const show = useMutation({
    ...showStage,
    onSuccess: (_done, stage) =>
      toast({ title: DONE[stage], text: 'What follows arrives here by itself within seconds.' }),
    onError: (error) => toast({ title: 'Nothing was published', text: sentence(error), destructive: true }),
  });
  return (
    <section className="grid gap-3 rounded-card border border-dashed border-line-strong p-5 print:hidden">
      <h2 className="text-xl">Demo: show what happens</h2>
      <p>
        An invented authority publishes a zone around your home. Rooms, cash and notices then run their real
        way, with sample hotels and test cards.
      </p>
      <div className="flex flex-wrap gap-2">
        {DEMO_STAGES.map((stage) => (
          <Button
            key={stage}
            variant="outline"
            busy={show.isPending && show.variables === stage}
            onClick={() => show.mutate(stage)}
          >
            {LABEL[stage]}
          </Button>
        ))}
      </div>
    </section>
  );
}
