import { useMutation } from '@tanstack/react-query';
import { Pencil, ReceiptText, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { CATEGORIES, CONDITIONS } from '#contract/home/depreciation.ts';
import type { BulkChange } from '#contract/home/inventory-many.ts';
import type { Room } from '#contract/home/inventory.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/lib/toast.ts';
import { inItems } from './in-items.ts';
import { AttachReceipt } from './item-receipts.tsx';
import { changeItems } from './queries.ts';
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory.ts';

const count = (ids: readonly string[]) => inItems(ids.length);

type BulkBarProps = {
  homeId: string;
  ids: string[];
  rooms: readonly Room[];
  onClear: () => void;
  onTrash: (ids: string[]) => void;
};

/** Actions for the selected items. */
export function BulkBar({ homeId, ids, rooms, onClear, onTrash }: BulkBarProps) {
  const [open, setOpen] = useState<'edit' | 'receipt' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <div
      role="region"
      aria-label={t.selectedItems}
      className="sticky bottom-2 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-2 shadow-float"
    >
      <p className="mr-auto px-2 font-semibold" aria-live="polite">
        {t.selected(count(ids))}
      </p>
      <Button variant="outline" size="small" onClick={() => setOpen('edit')}>
        <Pencil className="size-4" aria-hidden="true" />
        {t.edit}
      </Button>
      <Button variant="outline" size="small" onClick={() => setOpen('receipt')}>
        <ReceiptText className="size-4" aria-hidden="true" />
        {t.receipt}
      </Button>
      <Button variant="outline" size="small" onClick={() => setOpen('delete')}>
        <Trash2 className="size-4" aria-hidden="true" />
        {t.deleteIt}
      </Button>
      <Button variant="ghost" size="small" onClick={onClear}>
        <X className="size-4" aria-hidden="true" />
        {t.clear}
      </Button>
      <BulkEdit
        key={String(open === 'edit')}
        homeId={homeId}
        ids={ids}
        rooms={rooms}
        isOpen={open === 'edit'}
        onClose={close}
      />
      <Dialog open={open === 'receipt'} onOpenChange={(isOpen) => !isOpen && close()}>
        <DialogContent>
          <DialogTitle>{t.receiptFor(count(ids))}</DialogTitle>
          <DialogText>{t.receiptText}</DialogText>
          <AttachReceipt homeId={homeId} ids={ids} onDone={close} />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={t.deleteQuestion(count(ids))}
        text={t.deleteText}
        confirmLabel={t.deleteItems(count(ids))}
        destructive
        onConfirm={() => {
          close();
          onTrash(ids);
        }}
      />
    </div>
  );
}

type BulkEditProps = Pick<BulkBarProps, 'homeId' | 'ids' | 'rooms'> & {
  isOpen: boolean;
  onClose: () => void;
};
const AS_IT_IS = '';
const NONE = '-';

/** Edits many items at once. Fields left blank stay unchanged. */
function BulkEdit({ homeId, ids, rooms, isOpen, onClose }: BulkEditProps) {
  const [room, setRoom] = useState('');
  const [category, setCategory] = useState('');
  const [condition, setCondition] = useState('');
  const [error, setError] = useState<string>();
  const known = useId();
  const change = useMutation({
    ...changeItems(homeId),
    onError: (problem) => setError(sentence(problem)),
    onSettled: (done, problem) => {
      if (problem) return;
      toast({ title: t.changed(inItems(done?.changed ?? 0)) });
      onClose();
    },
  });
  const save = () => {
    const said: BulkChange = {
      ...(room.trim() ? { room: room.trim() } : {}),
      ...(category ? { category: CATEGORIES.find((name) => name === category) } : {}),
      ...(condition ? { condition: CONDITIONS.find((name) => name === condition) ?? null } : {}),
    };
    if (Object.keys(said).length === 0) return setError(t.chooseWhatToChange);
    change.mutate({ ids, change: said });
  };
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <DialogTitle>{t.editItems(count(ids))}</DialogTitle>
        <DialogText>{t.editText}</DialogText>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label={t.room} hint={t.roomHint}>
            <Input
              value={room}
              onChange={({ target }) => setRoom(target.value)}
              list={known}
              maxLength={60}
            />
          </Field>
          <datalist id={known}>
            {rooms.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <Field label={t.category}>
            <Select value={category} onChange={({ target }) => setCategory(target.value)}>
              <option value={AS_IT_IS}>{t.noChange}</option>
              {CATEGORIES.map((name) => (
                <option key={name} value={name}>
                  {words.categories[name]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.condition} error={error}>
            <Select value={condition} onChange={({ target }) => setCondition(target.value)}>
              <option value={AS_IT_IS}>{t.noChange}</option>
              {CONDITIONS.map((name) => (
                <option key={name} value={name}>
                  {words.conditions[name]}
                </option>
              ))}
              <option value={NONE}>{t.unknown}</option>
            </Select>
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" busy={change.isPending}>
              {t.save(count(ids))}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
