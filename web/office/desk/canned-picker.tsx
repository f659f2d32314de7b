import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { filledCannedQuery } from './canned-queries.ts';
import * as t from '#text/office/desk-broadcasts.ts';

type Props = {
  caseId: string;
  onPick: (text: string) => void;
  onClose: () => void;
  /** Called when the dialog has closed: moves the focus to where the agent continues. */
  onGone: () => void;
};

/** Chooses a canned reply, filled in for this case. Enter takes the first match. */
export function CannedPicker({ caseId, onPick, onClose, onGone }: Props) {
  const query = useQuery(filledCannedQuery(caseId));
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = (query.data?.replies ?? []).filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(wanted),
  );
  const pick = (text: string) => {
    onPick(text);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first) pick(first.text);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onGone();
        }}
      >
        <DialogTitle>{t.useReply}</DialogTitle>
        <DialogText>{t.useReplyText}</DialogText>
        <form onSubmit={submit}>
          <Field label={t.findReply} hint={t.findReplyHint}>
            <Input
              type="search"
              autoComplete="off"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
        <Loaded query={query} what={t.theCannedReplies}>
          {() =>
            found.length === 0 ? (
              <EmptyState icon={MessageSquareText} title={t.noReply} text={t.noReplyText} />
            ) : (
              <ul className="grid gap-2">
                {found.map(({ id, title, text, missing }) => (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => pick(text)}
                      className="grid min-h-11 w-full gap-1 rounded-card border border-line bg-surface p-3 text-left transition-colors hover:border-ink"
                    >
                      <span className="font-semibold">{title}</span>
                      <span className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">{text}</span>
                      {missing.length > 0 && (
                        <span className="text-sm text-danger-ink">{t.notKnown(missing.join(', '))}</span>
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </DialogContent>
    </Dialog>
  );
}
