import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { areKeysOn, setShortcutKeys } from './queue-keys.ts';
import * as t from '#text/office/admin-queue.ts';

const KEYS: readonly { keys: readonly string[]; does: string; needsSelection?: boolean }[] = [
  { keys: ['/'], does: t.search },
  { keys: ['j', '↓'], does: t.nextRow },
  { keys: ['k', '↑'], does: t.previousRow },
  { keys: [t.enter], does: t.openRow },
  { keys: ['x'], does: t.selectRow, needsSelection: true },
  { keys: [t.escape], does: t.closeRow },
];

/** The keyboard shortcuts, and a switch to turn them off. */
export function KeysHelp({ hasSelection }: { hasSelection: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <>
      <span className="max-sm:hidden">
        <IconButton label={t.shortcuts} onClick={() => setOpen(true)}>
          <Keyboard className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>{t.shortcuts}</DialogTitle>
          <DialogText>{t.shortcutsHint}</DialogText>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
            {KEYS.filter(({ needsSelection }) => hasSelection || !needsSelection).map(({ keys, does }) => (
              <div key={does} className="contents">
                <dt className="flex gap-1">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <Switch
            label={t.singleKeys}
            hint={t.singleKeysHint}
            checked={isOn}
            onChange={(event) => {
              setShortcutKeys(event.target.checked);
              setOn(event.target.checked);
            }}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
