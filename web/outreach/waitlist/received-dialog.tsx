import { CalendarClock, CircleCheck, type LucideIcon, MapPinOff, UserRoundSearch } from 'lucide-react';
import type { Coverage } from '#contract/outreach/waitlist.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import type { Received } from './waitlist-form.tsx';

type Look = { Icon: LucideIcon; tone: 'moss' | 'sky' | 'amber' | 'neutral'; word: string };

const LOOKS: Record<Coverage, Look> = {
  covered: { Icon: CircleCheck, tone: 'moss', word: 'Covered area' },
  planned: { Icon: CalendarClock, tone: 'sky', word: 'Planned area' },
  'not-yet': { Icon: MapPinOff, tone: 'amber', word: 'Not covered yet' },
  unknown: { Icon: UserRoundSearch, tone: 'neutral', word: 'Checked by a person' },
};

const CONFIRMATION = 'Look for our confirmation mail. Its link takes you off the list at any time.';
const INVITATION =
  'You get an invitation to open your account and choose a plan. Until then you pay nothing.';
const LATER = [
  'We keep your place. Nothing is charged.',
  'We write to you when something changes for your address.',
];

const STEPS: Record<Coverage, readonly string[]> = {
  covered: [CONFIRMATION, 'A person reviews your home for pre-approval.', INVITATION],
  planned: [CONFIRMATION, ...LATER],
  'not-yet': [CONFIRMATION, ...LATER],
  unknown: [CONFIRMATION, 'A person checks your address and writes to you.', INVITATION],
};

type ReceivedDialogProps = { open: boolean; received: Received; onDone: () => void };

/** Confirms a request. However it's closed, the visitor continues to the home page. */
export function ReceivedDialog({ open, received, onDone }: ReceivedDialogProps) {
  const { coverage, message, address, email } = received;
  const { Icon, tone, word } = LOOKS[coverage];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onDone()}>
      <DialogContent>
        <DialogTitle>Request Received!</DialogTitle>
        <DialogText className="wrap-anywhere">
          For <span className="font-medium text-ink">{address}</span>, with updates to{' '}
          <span className="font-medium text-ink">{email}</span>.
        </DialogText>
        <section
          aria-labelledby="processing"
          className="grid gap-2 rounded-card border border-line bg-sunken p-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id="processing" className="text-lg">
              Processing Request
            </h3>
            <Badge tone={tone}>
              <Icon aria-hidden="true" />
              {word}
            </Badge>
          </div>
          <p>{message}</p>
        </section>
        <section aria-labelledby="next-steps" className="grid gap-3 px-4 pt-1">
          <h3 id="next-steps" className="text-lg">
            Next Steps
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
            Continue
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
