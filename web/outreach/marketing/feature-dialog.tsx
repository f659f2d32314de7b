import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { cashTiers, type FeatureKey, features } from './features.ts';
import * as t from '#text/outreach/landing-sections.ts';

function CashTiers() {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-sunken text-center">
      {cashTiers.map(({ name, amount }) => (
        <div key={name} className="px-2 py-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="tabular font-display text-2xl font-semibold sm:text-3xl">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

type FeatureDialogProps = { shown: FeatureKey; onShow: (key: FeatureKey | null) => void };

/** Details of one of the four services. Choosing another replaces the content. */
export function FeatureDialog({ shown, onShow }: FeatureDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const feature = features.find(({ key }) => key === shown);
  if (!feature) return null;
  const showOther = (key: FeatureKey) => {
    onShow(key);
    // The pressed button is gone with the old content, so move focus to the new title.
    title.current?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onShow(null)}>
      <DialogContent wide>
        <div>
          <DialogText className="font-semibold text-pine-ink">{feature.topic}</DialogText>
          <DialogTitle ref={title} tabIndex={-1} className="outline-none sm:text-3xl">
            {feature.title}
          </DialogTitle>
        </div>
        {shown === 'cash' && <CashTiers />}
        <dl className="divide-y divide-line border-y border-line">
          {feature.facts.map(({ term, text }) => (
            <div key={term} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_1fr]">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted">{t.also}</span>
          {features
            .filter(({ key }) => key !== shown)
            .map((other) => (
              <Button key={other.key} variant="outline" size="small" onClick={() => showOther(other.key)}>
                {other.title}
              </Button>
            ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
