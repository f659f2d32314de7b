import { CalendarClock, CircleCheck, type LucideIcon, MapPinOff, UserRoundSearch } from 'lucide-react';
import type { Coverage } from '#contract/outreach/waitlist.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import type { Received } from './waitlist-form.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/outreach/waitlist-received.ts';

type Look = { Icon: LucideIcon; tone: 'moss' | 'sky' | 'amber' | 'neutral' };

const LOOKS: Record<Coverage, Look> = {
  covered: { Icon: CircleCheck, tone: 'moss' },
  planned: { Icon: CalendarClock, tone: 'sky' },
  'not-yet': { Icon: MapPinOff, tone: 'amber' },
  unknown: { Icon: UserRoundSearch, tone: 'neutral' },
};

const STEPS: Record<Coverage, readonly string[]> = {
  covered: [t.confirmation, t.review, t.invitation],
  planned: [t.confirmation, t.placeKept, t.updates],
  'not-yet': [t.confirmation, t.placeKept, t.updates],
  unknown: [t.confirmation, t.check, t.invitation],
};

type ReceivedDialogProps = { open: boolean; received: Received; onDone: () => void };

/** Confirms a request. However it's closed, the visitor continues to the home page. */
export function ReceivedDialog({ open, received, onDone }: ReceivedDialogProps) {
  const { coverage, message, address, email } = received;
  const { Icon, tone } = LOOKS[coverage];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onDone()}>
      <DialogContent>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogText className="wrap-anywhere">
          {rich(t.forHome((words) => <span className="font-medium text-ink">{words}</span>, address, email))}
        </DialogText>
        <section
          aria-labelledby="processing"
          className="grid gap-2 rounded-card border border-line bg-sunken p-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id="processing" className="text-lg">
              {t.processing}
            </h3>
            <Badge tone={tone}>
              <Icon aria-hidden="true" />
              {t.coverage[coverage]}
            </Badge>
          </div>
          <p>{message}</p>
        </section>
        <section aria-labelledby="next-steps" className="grid gap-3 px-4 pt-1">
          <h3 id="next-steps" className="text-lg">
            {t.nextSteps}
          </h3>
          <ol className="grid gap-3">
            {STEPS[coverage].map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-pine-soft text-sm font-semibold text-pine-ink tabular"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <DialogFooter>
          <Button size="large" className="w-full" onClick={onDone}>
            {t.goOn}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
