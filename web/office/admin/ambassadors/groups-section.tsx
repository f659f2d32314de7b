import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminGroups } from '#contract/emergency/neighbors-admin.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatDate } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { closeGroup, groupsQuery } from './group-queries.ts';
import { reason as missingReason } from '#text/emergency/neighbor-values.ts';
import * as t from '#text/office/neighbor-groups.ts';

type Group = AdminGroups['groups'][number];

/** The ambassador's neighbor groups, as counts: their members are private to neighbors. */
export function GroupsSection({ ambassadorId }: { ambassadorId: string }) {
  const query = useQuery(groupsQuery(ambassadorId));
  return (
    <PaneSection title={t.groups}>
      <Loaded query={query} what={t.theGroups}>
        {({ groups }) =>
          groups.length === 0 ? (
            <p className="text-muted">{t.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {groups.map((group) => (
                <GroupItem key={group.id} group={group} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </PaneSection>
  );
}

function GroupItem({ group }: { group: Group }) {
  const [isClosing, setClosing] = useState(false);
  const close = useMutation(closeGroup);
  const { name, area, zoneId, state, households, drills, createdAt, reason } = group;
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {name}
        <Badge tone={state === 'open' ? 'moss' : 'neutral'}>{t.states[state]}</Badge>
      </p>
      <p className="text-muted wrap-anywhere">
        {[area, zoneId, t.facts(households, drills), t.since(formatDate(createdAt))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && <p className="wrap-anywhere">{t.because(reason)}</p>}
      {state === 'open' && (
        <May use="ambassadors.decide">
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => setClosing(true)}
          >
            {t.close}
            <span className="sr-only">{name}</span>
          </Button>
        </May>
      )}
      {isClosing && (
        <DecisionDialog
          title={t.close}
          text={t.closeDetail}
          action={t.close}
          destructive
          reason={{ label: t.reason, hint: t.reasonHint, missing: missingReason, most: 500 }}
          onClose={() => setClosing(false)}
          onConfirm={async (given) => {
            await close.mutateAsync({ groupId: group.id, reason: given });
            toast({ title: t.closed });
          }}
        />
      )}
    </li>
  );
}
