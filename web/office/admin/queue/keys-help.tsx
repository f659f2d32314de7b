import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { areKeysOn, setShortcutKeys } from './queue-keys.ts';

const KEYS: readonly { keys: readonly string[]; does: string; needsSelection?: boolean }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j', '↓'], does: 'Next row' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row', needsSelection: true },
  { keys: ['Escape'], does: 'Close the row, or clear the selection' },
];

/** The keyboard shortcuts, and a switch to turn them off. */
export function KeysHelp({ hasSelection }: { hasSelection: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <>
      <span className="max-sm:hidden">
        <IconButton label="Keyboard shortcuts" onClick={() => setOpen(true)}>
          <Keyboard className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogText>They work while you are not typing.</DialogText>
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
            label="Single-key shortcuts"
            hint="Turn them off if keys are pressed by accident, or by speech."
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
