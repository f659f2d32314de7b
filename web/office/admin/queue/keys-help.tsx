import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { areKeysOn, setShortcutKeys } from './queue-keys.ts';

export type ShortcutKey = { keys: readonly string[]; does: string };

const KEYS: readonly (ShortcutKey & { needsSelection?: boolean })[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j', '↓'], does: 'Next row' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row', needsSelection: true },
  { keys: ['Escape'], does: 'Close the row, or clear the selection' },
];

/** The keyboard shortcuts of a list, and a switch to turn them off. */
export function KeysHelp({ hasSelection }: { hasSelection: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <KeysDialog
      keys={KEYS.filter(({ needsSelection }) => hasSelection || !needsSelection)}
      isOpen={isOpen}
      onOpen={setOpen}
    />
  );
}

type KeysDialogProps = {
  keys: readonly ShortcutKey[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The button and the dialog that explain a screen's shortcuts. */
export function KeysDialog({ keys: shown, isOpen, onOpen }: KeysDialogProps) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <>
      <span className="max-sm:hidden">
        <IconButton label="Keyboard shortcuts" onClick={() => onOpen(true)}>
          <Keyboard className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog open={isOpen} onOpenChange={onOpen}>
        <DialogContent>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogText>They work while you are not typing.</DialogText>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
            {shown.map(({ keys, does }) => (
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
