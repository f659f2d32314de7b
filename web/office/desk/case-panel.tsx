import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import { May } from '#web/core/accounts/may.tsx';
import { useScreenKeys } from '#web/office/admin/queue/queue-keys.ts';
import { useDraftText } from '#web/office/admin/draft-text.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseBadges } from './case-badges.tsx';
import { CaseThread } from './case-thread.tsx';
import { CaseHousehold } from './case-household.tsx';
import { CaseVisitor } from './case-visitor.tsx';
import { eventWords } from './case-words.ts';
import { caseQuery, changeCase } from './desk-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import * as t from '#text/office/desk-case.ts';
import { withOwner } from '#text/office/desk.ts';
import * as v from '#text/office/values.ts';
import { severityReasons } from '#text/service/case-names.ts';

/** One case: its history, its actions, and the household next to it. */
export function CasePanel({ caseId }: { caseId: string }) {
  const query = useQuery({
    ...caseQuery(caseId),
    retry: (count, error) => codeOf(error) !== 'reason_required' && count < 2,
  });
  if (query.isError && codeOf(query.error) === 'reason_required') return <ReasonForm caseId={caseId} />;
  return (
    <Loaded query={query} what={t.theCase} back="/desk">
      {(found) => (
        <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Ready key={found.id} found={found} />
          {found.visitor ? (
            <CaseVisitor visitor={found.visitor} />
          ) : (
            <CaseHousehold caseId={found.id} others={found.others} />
          )}
        </div>
      )}
    </Loaded>
  );
}

function Ready({ found }: { found: CaseView }) {
  return (
    <Card>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="tabular text-2xl">{found.ref}</h2>
          <span className="text-muted">
            {found.isMine ? t.yours : found.owner ? withOwner(found.owner.name) : t.inTheQueue}
          </span>
        </div>
        <CaseBadges row={found} />
        <p>
          {severityReasons[found.reason]}. {found.subject && `“${found.subject}”. `}
          {found.person ?? t.aHousehold}
          {found.place && `, ${found.place}`}. {t.openSince(formatMoment(found.openedAt))}
        </p>
      </header>
      {found.mergedInto && (
        <Notice tone="info" title={t.mergedInto(found.mergedInto.ref)}>
          <Link
            to={`/desk/${found.mergedInto.id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t.continueIn(found.mergedInto.ref)}
          </Link>
        </Notice>
      )}
      <May use="cases.work">
        <CaseActions found={found} />
      </May>
      <CaseThread caseId={found.id} isClosed={found.state === 'closed'} visitor={found.visitor} />
      <section className="grid gap-3">
        <h3 className="text-lg">{t.history}</h3>
        <ol className="grid gap-3">
          {found.events.map((event) => (
            <li key={event.id} className="grid gap-0.5 border-l-2 border-line-strong pl-3">
              <span className="font-medium">{eventWords(event)}</span>
              {event.text && <span className="wrap-anywhere whitespace-pre-line">{event.text}</span>}
              <span className="tabular text-sm text-muted">
                {formatMoment(event.at)}
                {event.by && `, ${event.by}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <May use="cases.work">
        <NoteForm caseId={found.id} />
      </May>
    </Card>
  );
}

function NoteForm({ caseId }: { caseId: string }) {
  const [text, setText] = useDraftText(`case-note:${caseId}`);
  const [id, setId] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useMutation(changeCase);
  useScreenKeys({
    o: () => {
      field.current?.focus();
      return true;
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(v.note);
    setError(undefined);
    try {
      await change.mutateAsync({ caseId, what: 'note', body: { id, text } });
      setText('');
      setId(crypto.randomUUID());
    } catch (failure) {
      toast({ title: t.noteNotSaved, text: sentence(failure), destructive: true });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={t.noteForTeam} hint={t.noteHint} error={error}>
        <Textarea
          ref={field}
          rows={2}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" busy={change.isPending}>
          {t.addNote}
        </Button>
      </div>
    </form>
  );
}
