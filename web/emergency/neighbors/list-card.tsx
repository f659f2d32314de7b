import { useMutation } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { NeighborCard, NeighborGroup } from '#contract/emergency/neighbors.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { removeHousehold } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

const showsSomething = ({ name, skills, needs, check }: NeighborCard): boolean =>
  name !== null || skills !== null || needs !== null || check;

/** The households that show something. The ambassador also sees the others, to be able to remove them. */
export function ListCard({ group }: { group: NeighborGroup }) {
  const { neighbors, households, role } = group;
  return (
    <CardSection
      as="h2"
      title={t.neighbors}
      text={t.neighborsText(neighbors.filter(showsSomething).length, households)}
    >
      {neighbors.length === 0 ? (
        <EmptyState icon={UsersRound} title={t.noNeighbors} text={t.noNeighborsText} />
      ) : (
        <ul className="divide-y divide-line">
          {neighbors.map((card) => (
            <Neighbor key={card.id} card={card} groupId={group.id} canRemove={role === 'ambassador'} />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

type NeighborProps = { card: NeighborCard; groupId: string; canRemove: boolean };

function Neighbor({ card, groupId, canRemove }: NeighborProps) {
  const { name, skills, needs, check, isYours } = card;
  const facts = [
    [t.skills, skills],
    [t.needs, needs],
  ] as const;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold wrap-anywhere">
          {name ?? t.aHousehold}
          {isYours && <Badge>{t.you}</Badge>}
          {check && <Badge tone="amber">{t.wantsCheck}</Badge>}
        </p>
        {!showsSomething(card) && <p className="text-muted">{t.showsNothing}</p>}
        {(skills !== null || needs !== null) && (
          <dl className="grid gap-1">
            {facts.map(
              ([label, words]) =>
                words !== null && (
                  <div key={label} className="wrap-anywhere">
                    <dt className="inline text-muted">{label}: </dt>
                    <dd className="inline">{words}</dd>
                  </div>
                ),
            )}
          </dl>
        )}
      </div>
      {canRemove && !isYours && <RemoveButton card={card} groupId={groupId} />}
    </li>
  );
}

function RemoveButton({ card: { id, name }, groupId }: Omit<NeighborProps, 'canRemove'>) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(removeHousehold);
  const confirm = async () => {
    try {
      await mutateAsync({ groupId, id });
      toast({ title: t.removed });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t.removeFromGroup(name ?? t.aHousehold)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.removeQuestion}
        text={t.removeText}
        confirmLabel={t.remove}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
