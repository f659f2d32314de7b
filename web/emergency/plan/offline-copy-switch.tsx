import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/lib/toast.ts';
import { isOfflinePlanOn, setOfflinePlan } from '#web/lib/device-worker.ts';

/** The copy is personal, so the user decides per device. */
export function OfflineCopySwitch({ onKeep }: { onKeep: () => void }) {
  const [isKept, setKept] = useState(isOfflinePlanOn);
  const change = async (next: boolean) => {
    setKept(next);
    await setOfflinePlan(next);
    if (next) onKeep();
    toast({ title: next ? 'Plan kept on this device' : 'Plan removed from this device' });
  };
  return (
    <Card className="py-2 sm:py-3 print:hidden">
      <Switch
        label="Keep my plan on this device"
        hint="It opens with no network. It names people and phone numbers, so turn this off on a device others use. Logging out removes it."
        checked={isKept}
        onChange={(event) => void change(event.target.checked)}
      />
    </Card>
  );
}
