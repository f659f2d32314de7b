import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { toastError } from './form-errors.ts';
import * as t from '#text/home/household.ts';

type At = { homeId: string; id: string };

type SectionProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  addLabel: string;
  /** Null for view-only access. */
  onAdd: (() => void) | null;
  isEmpty: boolean;
  emptyText: string;
  /** The open form, if any. Separate from the entries, because there may be none. */
  dialog: ReactNode;
  children: ReactNode;
};

/** One list of the household in a card: its purpose, its entries, and an add button. */
export function EntrySection(props: SectionProps) {
  const { icon: Icon, title, text, addLabel, onAdd, isEmpty, emptyText, dialog, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full">
        <CardHeader>
          <CardTitle as="h2" id={id} className="flex items-center gap-2.5">
            <Icon className="size-5 shrink-0 text-pine-ink" aria-hidden="true" />
            {title}
          </CardTitle>
          <CardText>{text}</CardText>
        </CardHeader>
        {isEmpty ? (
          <p className="rounded-control bg-sunken px-4 py-3 text-muted">{emptyText}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">{children}</ul>
        )}
        {dialog}
        {onAdd && (
          <Button variant="outline" className="mt-auto self-start" onClick={onAdd}>
            <Plus className="size-5" aria-hidden="true" />
            {addLabel}
          </Button>
        )}
      </Card>
    </section>
  );
}

type RowProps = {
  name: string;
  at: At;
  isEditable: boolean;
  removal: UseMutationOptions<undefined, Error, At>;
  removeTitle: string;
  removeText: string;
  onEdit: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

export function EntryRow(props: RowProps) {
  const { name, at, isEditable, removal, removeTitle, removeText, onEdit, actions, children } = props;
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    ...removal,
    onError: toastError,
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: t.removed, text: name });
    },
  });
  return (
    <li ref={row} className="flex items-start justify-between gap-2 py-3">
      <div className="grid min-w-0 gap-1 py-1">{children}</div>
      {isEditable && (
        <div className="flex shrink-0">
          {actions}
          <IconButton label={t.edit(name)} onClick={onEdit}>
            <Pencil className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label={t.removeNamed(name)} onClick={() => setAsking(true)}>
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={removeTitle}
        text={removeText}
        confirmLabel={t.remove}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(at)}
      />
    </li>
  );
}
