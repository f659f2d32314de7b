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
import * as t from '#text/office/operations-declare.ts';

const STATES = {
  proposed: { word: t.stateProposed, tone: 'amber' },
  approved: { word: t.approved, tone: 'moss' },
  refused: { word: t.rejected, tone: 'danger' },
  withdrawn: { word: t.withdrawn, tone: 'neutral' },
} as const;

const statusOf = ({ status }: Declaration) => (status === 'warning' ? 'warning' : 'order');
const WHAT = {
  order: { approve: t.approveOrder, refuse: t.rejectOrder, does: t.orderGoesLive },
  warning: { approve: t.approveWarning, refuse: t.rejectWarning, does: t.warningGoesLive },
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
        {declaration.proposedBy ?? t.someone}, {formatMoment(declaration.proposedAt)}
        {homes !== null && `. ${t.homesInside(homesWord(homes))}`}
      </p>
      {isOpen && <AreaMapPane shape={shape} status={statusOf(declaration)} className="h-56 sm:h-56" />}
      {declaration.decidedAt && state !== 'withdrawn' && (
        <p className="text-sm">
          {declaration.decidedBy ?? t.someone}, {formatMoment(declaration.decidedAt)}
          {declaration.note && `: “${declaration.note}”`}
        </p>
      )}
      {declaration.zoneId && (
        <Link
          to={`/admin/operations/zones/${declaration.zoneId}`}
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          {t.viewZone}
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
    onSuccess: () => toast({ title: t.withdrawn }),
    onError: (error) => toast({ title: t.notWithdrawn, text: sentence(error), destructive: true }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted">{t.othersDecide}</p>
      <Button variant="outline" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
        {t.withdraw}
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
        {t.approve}
      </Button>
      <Button variant="outline" onClick={() => setDecision('refused')}>
        {t.reject}
      </Button>
      {decision && (
        <NoteDialog
          open
          onClose={() => setDecision(null)}
          title={decision === 'approved' ? what.approve(name) : what.refuse(name)}
          text={decision === 'approved' ? what.does(homesWord(homes ?? 0)) : t.nothingHappens}
          noteLabel={t.howVerified}
          {...(decision === 'approved' ? { word: sendConfirmationText(homes ?? 0) } : {})}
          action={decision === 'approved' ? t.approveAndSend : t.reject}
          destructive={decision === 'refused'}
          onConfirm={async ({ note, confirm }) => {
            await decide.mutateAsync({ id, decision, note, confirm, shownHash: shapeHash });
            toast({ title: decision === 'approved' ? t.approvedLive : t.rejected });
          }}
        />
      )}
    </div>
  );
}
