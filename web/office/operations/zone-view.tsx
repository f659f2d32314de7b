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
import * as t from '#text/office/operations-zones.ts';

/** One zone: its history, the evidence, and the manual actions. */
export function ZoneView({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(zoneQuery(id))} what={t.whatZone} back="/admin/operations/zones">
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
            {zone.endedAt ? t.ended : STATUS[status].word}
          </Badge>
          <Badge tone={VERDICT[verdict].tone}>{VERDICT[verdict].word}</Badge>
        </div>
        <p className="tabular text-muted">
          {t.zoneFacts(
            zone.feedId === 'manual' ? t.declaredByOurTeam : zone.key,
            formatMoment(zone.firstSeenAt),
            formatMoment(zone.lastSeenAt),
            homesWord(zone.homes),
          )}
        </p>
        {zone.incidentId && (
          <Link
            to={`/admin/operations/incidents/${zone.incidentId}`}
            className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
          >
            {t.viewIncident}
          </Link>
        )}
      </header>
      {zone.verdictReason && <Notice title={VERDICT[verdict].word}>{zone.verdictReason}</Notice>}
      {zone.rule && <p className="text-muted">{t.rule(zone.rule)}</p>}
      {zone.endReason && <Notice title={t.ended}>{zone.endReason}</Notice>}
      {shape ? (
        <AreaMapPane shape={shape} status={status === 'order' ? 'order' : 'warning'} />
      ) : (
        <Notice tone="warning">{t.noShape}</Notice>
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
      <Section icon={FileSearch} title={t.historyAndEvidence}>
        <Table
          caption={t.versionsCaption}
          rows={zone.history}
          rowKey={({ version }) => String(version)}
          columns={[
            { key: 'version', header: t.version, cell: ({ version }) => version },
            { key: 'at', header: t.when, cell: ({ at }) => formatMoment(at) },
            {
              key: 'words',
              header: t.asPublished,
              cell: ({ words, status: was }) => words ?? statusWord(was),
            },
            { key: 'reason', header: t.why, cell: ({ reason }) => reason },
            { key: 'rule', header: t.ruleHeader, cell: ({ rule }) => rule ?? t.notRecorded },
            { key: 'evidence', header: t.evidence, cell: ({ evidence }) => <EvidenceLink hash={evidence} /> },
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
    <Section icon={Undo2} title={t.correction}>
      <p>{t.correctionDetail(homesWord(zone.toCorrect))}</p>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t.zoneWasMistake}
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
    label: t.allow,
    does: t.allowDetail,
  },
  refused: {
    label: t.block,
    does: t.blockDetail,
  },
  end: { label: t.endZone, does: t.endDetail },
} as const;

function Decide({ zone }: { zone: ZoneDetail }) {
  const [asked, setAsked] = useState<keyof typeof ASKS | null>(null);
  const decide = useMutation(decideZone);
  const end = useMutation(endZone);
  const isDeclared = zone.feedId === 'manual';
  return (
    <Section icon={Gavel} title={t.decide}>
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
            toast({ title: t.decided, text: ASKS[asked].does });
          }}
        />
      )}
    </Section>
  );
}
