import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import type { Declaration } from '#contract/office/operations-zones.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EvacuationBadge } from '#web/ui/evacuation-badge.tsx';
import { toast } from '#web/lib/toast.ts';
import { AreaMapPane } from './area-map-pane.tsx';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { decideDeclaration, withdrawDeclaration } from './queries.ts';
import { homesWord } from './words.ts';
import { May } from '#web/core/accounts/may.tsx';

const STATES = {
  proposed: { word: 'Waits for a second person', tone: 'amber' },
  approved: { word: 'Approved', tone: 'moss' },
  refused: { word: 'Refused', tone: 'danger' },
  withdrawn: { word: 'Taken back', tone: 'neutral' },
} as const;

const statusOf = ({ status }: Declaration) => (status === 'warning' ? 'warning' : 'order');
const WHAT = {
  order: { word: 'Evacuation Order', does: 'are told to leave, and their services start.' },
  warning: { word: 'Evacuation Warning', does: 'are told to be ready to leave. No service starts.' },
} as const;

/** A declaration: its proposer can withdraw it, anyone else can decide. */
export function DeclarationCard({ declaration }: { declaration: Declaration }) {
  const { state, name, source, shape, homes, isMine } = declaration;
  const isOpen = state === 'proposed';
  return (
    <article className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-lg font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
      </div>
      <div>
        <EvacuationBadge status={statusOf(declaration)} />
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{source}</p>
      <p className="tabular text-sm text-muted">
        {declaration.proposedBy ?? 'Somebody'}, {formatMoment(declaration.proposedAt)}
        {homes !== null && `. ${homesWord(homes)} of members inside`}
      </p>
      {isOpen && <AreaMapPane shape={shape} status={statusOf(declaration)} className="h-56 sm:h-56" />}
      {declaration.decidedAt && state !== 'withdrawn' && (
        <p className="text-sm">
          {declaration.decidedBy ?? 'Somebody'}, {formatMoment(declaration.decidedAt)}
          {declaration.note && `: “${declaration.note}”`}
        </p>
      )}
      {declaration.zoneId && (
        <Link
          to={`/admin/operations/zones/${declaration.zoneId}`}
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          Its zone
        </Link>
      )}
      {isOpen && (
        <May use="operations.act">
          {isMine ? <TakeBack id={declaration.id} /> : <Decide declaration={declaration} />}
        </May>
      )}
    </article>
  );
}

function TakeBack({ id }: { id: string }) {
  const withdraw = useMutation({
    ...withdrawDeclaration,
    onSuccess: () => toast({ title: 'Taken back' }),
    onError: (error) => toast({ title: 'Not taken back', text: sentence(error), destructive: true }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted">Somebody else decides about what you propose.</p>
      <Button variant="outline" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
        Take it back
      </Button>
    </div>
  );
}

function Decide({ declaration }: { declaration: Declaration }) {
  const { id, shapeHash, homes, name } = declaration;
  const what = WHAT[statusOf(declaration)];
  const [decision, setDecision] = useState<'approved' | 'refused' | null>(null);
  const decide = useMutation(decideDeclaration);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="action" onClick={() => setDecision('approved')}>
        Approve
      </Button>
      <Button variant="outline" onClick={() => setDecision('refused')}>
        Refuse
      </Button>
      {decision && (
        <NoteDialog
          open
          onClose={() => setDecision(null)}
          title={`${decision === 'approved' ? 'Approve' : 'Refuse'} the ${what.word}: ${name}`}
          text={
            decision === 'approved'
              ? `It is live at once: the households of ${homesWord(homes ?? 0)} ${what.does}`
              : 'Nothing happens because of it.'
          }
          noteLabel="How you checked it"
          {...(decision === 'approved' ? { word: sendConfirmationText(homes ?? 0) } : {})}
          action={decision === 'approved' ? 'Approve and send' : 'Refuse'}
          destructive={decision === 'refused'}
          onConfirm={async ({ note, confirm }) => {
            await decide.mutateAsync({ id, decision, note, confirm, shownHash: shapeHash });
            toast({ title: decision === 'approved' ? 'Approved: it is live' : 'Refused' });
          }}
        />
      )}
    </div>
  );
}
