import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/lib/toast.ts';
import { isOfflinePlanOn, setOfflinePlan } from '#web/lib/device-worker.ts';
import * as t from '#text/emergency/plan.ts';

/** The copy is personal, so the user decides per device. */
export function OfflineCopySwitch({ onKeep }: { onKeep: () => void }) {
  const [isKept, setKept] = useState(isOfflinePlanOn);
  const change = async (next: boolean) => {
    setKept(next);
    await setOfflinePlan(next);
    if (next) onKeep();
    toast({ title: next ? t.copyKept : t.copyRemoved });
  };
  return (
    <Card className="py-2 sm:py-3 print:hidden">
      <Switch
        label={t.keepCopy}
        hint={t.keepCopyHint}
        checked={isKept}
        onChange={(event) => void change(event.target.checked)}
      />
    </Card>
  );
}
