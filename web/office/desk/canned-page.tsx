import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { type CannedReply, unknownVariables } from '#contract/office/canned.ts';
import { MESSAGE_CHARACTERS } from '#contract/service/conversations.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { cannedQuery, removeCanned, saveCanned } from './canned-queries.ts';
import { DeskFrame } from './desk-frame.tsx';
import * as t from '#text/office/desk-broadcasts.ts';
import * as v from '#text/office/values.ts';

type Asking = { what: 'edit'; known: CannedReply | null } | { what: 'remove'; known: CannedReply };

/** /desk/replies: replies that our team writes once and sends often. */
export function CannedPage() {
  const query = useQuery(cannedQuery);
  const [asking, setAsking] = useState<Asking>();
  const add = (
    <May use="canned.edit">
      <Button onClick={() => setAsking({ what: 'edit', known: null })}>{t.addReply}</Button>
    </May>
  );
  return (
    <DeskFrame actions={add}>
      <h2 className="text-xl">{t.cannedReplies}</h2>
      <Loaded query={query} what={t.theCannedReplies}>
        {({ replies }) =>
          replies.length === 0 ? (
            <EmptyState icon={MessageSquareText} title={t.noReplies} text={t.noRepliesText} />
          ) : (
            <ul className="grid gap-4">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <Card>
                    <h3 className="text-lg wrap-anywhere">{reply.title}</h3>
                    <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
                    <p className="text-sm text-muted">{t.changed(formatMoment(reply.updatedAt))}</p>
                    <May use="canned.edit">
                      <div className="flex flex-wrap gap-2">
                        <Button
                          variant="outline"
                          aria-label={t.editNamed(reply.title)}
                          onClick={() => setAsking({ what: 'edit', known: reply })}
                        >
                          {t.edit}
                        </Button>
                        <Button
                          variant="outline"
                          aria-label={t.removeNamed(reply.title)}
                          onClick={() => setAsking({ what: 'remove', known: reply })}
                        >
                          {t.remove}
                        </Button>
                      </div>
                    </May>
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {asking?.what === 'edit' && <EditDialog known={asking.known} onClose={() => setAsking(undefined)} />}
      {asking?.what === 'remove' && (
        <RemoveDialog known={asking.known} onClose={() => setAsking(undefined)} />
      )}
    </DeskFrame>
  );
}

const given = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

function EditDialog({ known, onClose }: { known: CannedReply | null; onClose: () => void }) {
  const save = useMutation(saveCanned);
  return (
    <PromptDialog
      wide
      title={known ? t.editTitle : t.addTitle}
      text={t.editText}
      action={t.save}
      dismiss={t.cancel}
      failed={t.notSaved}
      onClose={onClose}
      check={(form) => {
        const unknown = unknownVariables(given(form, 'text'));
        return {
          ...(given(form, 'title') === '' ? { title: v.replyTitle } : {}),
          ...(given(form, 'text') === '' ? { text: v.replyText } : {}),
          ...(unknown[0] === undefined ? {} : { text: t.unknownVariable(unknown[0]) }),
        };
      }}
      onConfirm={async (form) => {
        const title = given(form, 'title');
        await save.mutateAsync({ known, title, text: given(form, 'text') });
        toast({ title: t.saved(title) });
      }}
    >
      {(errors) => (
        <>
          <Field label={t.title} error={errors['title']} required>
            <Input name="title" maxLength={80} defaultValue={known?.title} autoComplete="off" />
          </Field>
          <Field label={t.reply} error={errors['text']} required>
            <Textarea name="text" rows={6} maxLength={MESSAGE_CHARACTERS} defaultValue={known?.text} />
          </Field>
          <section className="grid gap-1">
            <h3 className="font-sans text-base font-semibold">{t.variables}</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              {Object.entries(t.variableNames).map(([name, meaning]) => (
                <div key={name} className="contents">
                  <dt>
                    <code>{`{{${name}}}`}</code>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        </>
      )}
    </PromptDialog>
  );
}

function RemoveDialog({ known, onClose }: { known: CannedReply; onClose: () => void }) {
  const remove = useMutation(removeCanned);
  return (
    <PromptDialog
      title={t.removeTitle(known.title)}
      text={t.removeText}
      action={t.remove}
      dismiss={t.cancel}
      destructive
      failed={t.notRemoved}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync(known.id);
        toast({ title: t.removed(known.title) });
      }}
    />
  );
}
