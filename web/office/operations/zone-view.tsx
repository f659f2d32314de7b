import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSearch, Gavel, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ZoneDetail } from '#contract/office/operations-zones.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import { toast } from '#web/lib/toast.ts';
import { AreaMapPane } from './area-map-pane.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { decideZone, endZone, zoneQuery } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { homesWord, STATUS, statusWord, VERDICT } from './words.ts';
import { EvidenceLink } from './zone-table.tsx';
import { May } from '#web/core/accounts/may.tsx';

/** One zone: its history, the evidence, and the manual actions. */
export function ZoneView({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(zoneQuery(id))} what="the zone" back="/admin/operations/zones">
      {(zone) => <Ready zone={zone} />}
    </Loaded>
  );
}

function Ready({ zone }: { zone: ZoneDetail }) {
  const { status, verdict, shape } = zone;
  return (
    <>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl wrap-anywhere">{zone.name}</h2>
          <Badge tone={zone.endedAt ? 'neutral' : STATUS[status].tone}>
            {zone.endedAt ? 'Ended' : STATUS[status].word}
          </Badge>
          <Badge tone={VERDICT[verdict].tone}>{VERDICT[verdict].word}</Badge>
        </div>
        <p className="tabular text-muted">
          {zone.feedId === 'manual' ? 'Declared by our team' : zone.key}. First seen{' '}
          {formatMoment(zone.firstSeenAt)}, last {formatMoment(zone.lastSeenAt)}. {homesWord(zone.homes)} with
          services.
        </p>
        {zone.incidentId && (
          <Link
            to={`/admin/operations/incidents/${zone.incidentId}`}
            className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
          >
            Its incident
          </Link>
        )}
      </header>
      {zone.verdictReason && <Notice title={VERDICT[verdict].word}>{zone.verdictReason}</Notice>}
      {zone.rule && <p className="text-muted">Rule: {zone.rule}</p>}
      {zone.endReason && <Notice title="Ended">{zone.endReason}</Notice>}
      {shape ? (
        <AreaMapPane shape={shape} status={status === 'order' ? 'order' : 'warning'} />
      ) : (
        <Notice tone="warning">No usable shape came with it, so nobody is inside.</Notice>
      )}
      {zone.notes && <p className="wrap-anywhere whitespace-pre-line">{zone.notes}</p>}
      {!zone.endedAt && (
        <May use="operations.act">
          <Decide zone={zone} />
        </May>
      )}
      {zone.incidentId && zone.toCorrect > 0 && (
        <May use="operations.act">
          <Correct zone={zone} incidentId={zone.incidentId} />
        </May>
      )}
      <Section icon={FileSearch} title="History and evidence">
        <Table
          caption="Versions of this zone, newest first"
          rows={zone.history}
          rowKey={({ version }) => String(version)}
          columns={[
            { key: 'version', header: 'Version', cell: ({ version }) => version },
            { key: 'at', header: 'When', cell: ({ at }) => formatMoment(at) },
            {
              key: 'words',
              header: 'As published',
              cell: ({ words, status: was }) => words ?? statusWord(was),
            },
            { key: 'reason', header: 'Why', cell: ({ reason }) => reason },
            { key: 'rule', header: 'Rule', cell: ({ rule }) => rule ?? 'Not recorded' },
            { key: 'evidence', header: 'Evidence', cell: ({ evidence }) => <EvidenceLink hash={evidence} /> },
          ]}
        />
      </Section>
    </>
  );
}

/** Corrects one zone of an incident; the others stay active. */
function Correct({ zone, incidentId }: { zone: ZoneDetail; incidentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section icon={Undo2} title="Correction">
      <p>
        When this zone alone was a mistake: the services it started for {homesWord(zone.toCorrect)} stop,
        unless another order covers them, and everybody who got the order is told.
      </p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          This zone was a mistake
        </Button>
      </div>
      {isOpen && (
        <CorrectionDialog
          incidentId={incidentId}
          zoneId={zone.id}
          name={zone.name}
          homes={zone.toCorrect}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

const ASKS = {
  approved: {
    label: 'Let it act',
    does: 'Services start for homes inside an order; homes inside a warning are told to get ready.',
  },
  refused: {
    label: 'Keep it from acting',
    does: 'Services that it started end, as if the order was lifted.',
  },
  end: { label: 'End the zone', does: 'Households inside are told that the order was lifted.' },
} as const;

function Decide({ zone }: { zone: ZoneDetail }) {
  const [asked, setAsked] = useState<keyof typeof ASKS | null>(null);
  const decide = useMutation(decideZone);
  const end = useMutation(endZone);
  const isDeclared = zone.feedId === 'manual';
  return (
    <Section icon={Gavel} title="Decide">
      <div className="flex flex-wrap gap-2">
        {zone.verdict !== 'approved' && zone.verdict !== 'auto' && !isDeclared && zone.shape && (
          <Button onClick={() => setAsked('approved')}>{ASKS.approved.label}</Button>
        )}
        {zone.verdict !== 'refused' && (
          <Button variant="outline" onClick={() => setAsked('refused')}>
            {ASKS.refused.label}
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsked('end')}>
          {ASKS.end.label}
        </Button>
      </div>
      {asked && (
        <NoteDialog
          open
          onClose={() => setAsked(null)}
          title={`${ASKS[asked].label}: ${zone.name}`}
          text={ASKS[asked].does}
          action={ASKS[asked].label}
          destructive={asked !== 'approved'}
          onConfirm={async ({ note }) => {
            if (asked === 'end') await end.mutateAsync({ id: zone.id, reason: note });
            else await decide.mutateAsync({ id: zone.id, decision: asked, note });
            toast({ title: 'Decided', text: ASKS[asked].does });
          }}
        />
      )}
    </Section>
  );
}
