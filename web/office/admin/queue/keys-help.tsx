import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { areKeysOn, setShortcutKeys } from './queue-keys.ts';
import * as t from '#text/office/admin-queue.ts';

export type ShortcutKey = { keys: readonly string[]; does: string };

const KEYS: readonly (ShortcutKey & { needsSelection?: boolean })[] = [
  { keys: ['/'], does: t.search },
  { keys: ['j', '↓'], does: t.nextRow },
  { keys: ['k', '↑'], does: t.previousRow },
  { keys: [t.enter], does: t.openRow },
  { keys: ['x'], does: t.selectRow, needsSelection: true },
  { keys: [t.escape], does: t.closeRow },
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
        <IconButton label={t.shortcuts} onClick={() => onOpen(true)}>
          <Keyboard className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <Dialog open={isOpen} onOpenChange={onOpen}>
        <DialogContent>
          <DialogTitle>{t.shortcuts}</DialogTitle>
          <DialogText>{t.shortcutsHint}</DialogText>
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
