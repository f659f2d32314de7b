import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, ReceiptText, Trash2, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { Receipt } from '#contract/home/inventory.ts';
import { getReceipt } from '#contract/home/inventory-proof.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fileAddress } from '#web/lib/download.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/lib/toast.ts';
import { FileButton } from './file-button.tsx';
import { addReceipt, receiptsQuery, removeReceipt, tieReceipt } from './queries.ts';
import * as t from '#text/home/inventory-item.ts';

const PAPERS = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const fail = (error: unknown) => toast({ title: t.error, text: sentence(error), destructive: true });

type AttachReceiptProps = { homeId: string; ids: string[]; tied?: readonly Receipt[]; onDone?: () => void };

/** Attaches a receipt to these items: a new file or an existing one. */
export function AttachReceipt({ homeId, ids, tied = [], onDone }: AttachReceiptProps) {
  const receipts = useQuery(receiptsQuery(homeId));
  const told = () => {
    toast({ title: ids.length === 1 ? t.receiptAdded : t.receiptAddedTo(ids.length) });
    onDone?.();
  };
  const add = useMutation({
    ...addReceipt(homeId),
    onError: fail,
    onSettled: (_receipt, error) => !error && told(),
  });
  const tie = useMutation({
    ...tieReceipt(homeId),
    onError: fail,
    onSettled: (_changed, error) => !error && told(),
  });
  const others = (receipts.data ?? []).filter((receipt) => !tied.some(({ id }) => id === receipt.id));
  return (
    <div className="grid gap-3">
      {others.length > 0 && (
        <Field label={t.useSavedReceipt}>
          <Select
            value=""
            onChange={({ target }) => tie.mutate({ receiptId: target.value, ids, tied: true })}
          >
            <option value="">{t.chooseReceipt}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FileButton accept={PAPERS} onFiles={([file]) => file && add.mutate({ file, ids })}>
        <ReceiptText className="size-5" aria-hidden="true" />
        {add.isPending ? t.addingReceipt : t.addReceipt}
      </FileButton>
    </div>
  );
}

type ItemReceiptsProps = {
  homeId: string;
  itemId: string;
  receipts: readonly Receipt[];
  canEdit: boolean;
};

/** An item's proof of purchase. */
export function ItemReceipts({ homeId, itemId, receipts, canEdit }: ItemReceiptsProps) {
  const untie = useMutation({ ...tieReceipt(homeId), onError: fail });
  /** The receipt to delete, while the confirmation is open. */
  const [asked, setAsked] = useState<Receipt | null>(null);
  const remove = useMutation({
    ...removeReceipt(homeId),
    onError: fail,
    onSettled: (_none, error) => {
      setAsked(null);
      if (!error) toast({ title: t.receiptDeleted });
    },
  });
  return (
    <section aria-labelledby="item-receipts" className="grid gap-3">
      <h3 id="item-receipts" className="text-lg">
        {t.receipts}
      </h3>
      {receipts.length === 0 && <p className="text-muted">{t.noReceipts}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {receipts.map((receipt) => (
          <li key={receipt.id} className="flex items-center gap-2 py-2">
            <ReceiptText className="size-5 shrink-0 text-muted" aria-hidden="true" />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{receipt.name}</span>
              <span className="text-sm text-muted">
                {receipt.items === 1 ? t.forThisItem : t.forItems(receipt.items)}
              </span>
            </span>
            <a
              href={fileAddress(getReceipt, { params: { homeId, receiptId: receipt.id } })}
              download
              aria-label={t.download(receipt.name)}
              className={buttonClass({ variant: 'ghost', size: 'icon' })}
            >
              <Download className="size-5" aria-hidden="true" />
            </a>
            {canEdit && (
              <>
                <IconButton
                  label={t.detachReceipt(receipt.name)}
                  onClick={() => untie.mutate({ receiptId: receipt.id, ids: [itemId], tied: false })}
                >
                  <Unlink className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton label={t.deleteNamed(receipt.name)} onClick={() => setAsked(receipt)}>
                  <Trash2 className="size-5" aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {canEdit && <AttachReceipt homeId={homeId} ids={[itemId]} tied={receipts} />}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t.deleteReceiptQuestion}
        text={
          asked && asked.items > 1
            ? t.deleteSharedReceiptText(asked.name, asked.items)
            : t.deleteReceiptText(asked?.name ?? '')
        }
        confirmLabel={t.deleteReceipt}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
      />
    </section>
  );
}
