import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AmbassadorState } from '#contract/emergency/ambassador-states.ts';
import type { AmbassadorDetail as Detail } from '#contract/emergency/ambassadors-admin.ts';
import { MODULES } from '#contract/emergency/training-modules.ts';
import { CALIFORNIA_COUNTIES, countyNamed } from '#contract/outreach/california-counties.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { GroupsSection } from './groups-section.tsx';
import { type AmbassadorChange, ambassadorDetailQuery, changeAmbassador } from './queries.ts';
import { status as states } from '#text/emergency/ambassador.ts';
import * as t from '#text/office/ambassadors.ts';

/** One applicant or ambassador, with what our team can do. */
export function AmbassadorDetail({ id }: { id: string }) {
  const query = useQuery(ambassadorDetailQuery(id));
  return (
    <DetailStates query={query} title={t.anAmbassador} what={t.theAmbassador}>
      {(detail) => <Ready detail={detail} />}
    </DetailStates>
  );
}

function factsOf(detail: Detail): [string, ReactNode][] {
  const all: [string, ReactNode][] = [
    [t.status, <Badge key="state">{states[detail.state]}</Badge>],
    [t.since, formatMoment(detail.since)],
    [t.reason, detail.reason],
    [t.decidedBy, detail.decidedBy],
    [t.county, countyNamed(detail.county)],
    [t.area, `${detail.area}, ${detail.zip}`],
    [t.email, detail.email],
    [t.account, detail.hasAccount ? t.hasAccount : t.noAccount],
    [t.points, detail.points],
    [t.modules, `${detail.modulesPassed}/${MODULES.length}`],
    [t.openClaims, detail.openClaims],
  ];
  return all.filter(([, value]) => value !== null);
}

function Ready({ detail }: { detail: Detail }) {
  return (
    <>
      <PaneTitle>{detail.name}</PaneTitle>
      <PaneSection title={t.anAmbassador}>
        {detail.wasSuspended && (
          <Notice tone="warning" title={t.wasSuspended}>
            {t.wasSuspendedText}
          </Notice>
        )}
        <Facts facts={factsOf(detail)} />
        <May use="ambassadors.decide">
          <Actions detail={detail} />
        </May>
        <Link
          to="/admin/impact"
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          {t.seeEntries}
        </Link>
      </PaneSection>
      <GroupsSection ambassadorId={detail.id} />
    </>
  );
}

type Action = AmbassadorChange['is'];
const ACTIONS: Record<AmbassadorState, readonly Action[]> = {
  unconfirmed: [],
  applied: ['approve', 'decline', 'county'],
  approved: ['suspend', 'county'],
  declined: [],
  suspended: ['reinstate'],
  left: [],
};
const WORDS: Record<Action, { label: string; detail: string; done: string }> = {
  approve: { label: t.approve, detail: t.approveDetail, done: t.approved },
  decline: { label: t.decline, detail: t.declineDetail, done: t.declined },
  suspend: { label: t.suspend, detail: t.suspendDetail, done: t.suspended },
  reinstate: { label: t.reinstate, detail: t.reinstateDetail, done: t.reinstated },
  county: { label: t.changeCounty, detail: t.changeCountyDetail, done: t.countyChanged },
};

function changeOf(is: Action, given: FormData): AmbassadorChange {
  const words = (name: string) => String(given.get(name) ?? '').trim();
  if (is === 'approve') return { is };
  return is === 'county' ? { is, county: words('county') } : { is, reason: words('reason') };
}

function Actions({ detail }: { detail: Detail }) {
  const [asking, setAsking] = useState<Action | null>(null);
  const change = useMutation(changeAmbassador);
  return (
    <div className="flex flex-wrap gap-3">
      {ACTIONS[detail.state].map((action, n) => (
        <Button key={action} variant={n === 0 ? 'primary' : 'outline'} onClick={() => setAsking(action)}>
          {WORDS[action].label}
        </Button>
      ))}
      {asking && (
        <FieldsDialog
          title={WORDS[asking].label}
          text={WORDS[asking].detail}
          action={WORDS[asking].label}
          done={WORDS[asking].done}
          onClose={() => setAsking(null)}
          onSave={(given) => change.mutateAsync({ ambassadorId: detail.id, change: changeOf(asking, given) })}
        >
          {(errors) =>
            asking === 'approve' ? null : asking === 'county' ? (
              <Field label={t.county} error={errors['county']} required>
                <Select name="county" defaultValue={detail.county}>
                  {CALIFORNIA_COUNTIES.map(([fips, name]) => (
                    <option key={fips} value={fips}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : (
              <Field label={t.reason} error={errors['reason']} required>
                <Textarea name="reason" rows={3} maxLength={500} />
              </Field>
            )
          }
        </FieldsDialog>
      )}
    </div>
  );
}
