import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { useParams } from '#web/lib/router.tsx';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { BoardCard } from './board-card.tsx';
import { DrillsCard } from './drills-card.tsx';
import { LinksCard } from './links-card.tsx';
import { ListCard } from './list-card.tsx';
import { MapCard } from './map-card.tsx';
import { groupQuery } from './queries.ts';
import { SharesCard } from './shares-card.tsx';
import * as t from '#text/emergency/neighbors.ts';

/** /neighbors/:groupId: one group, as the reader may see it. */
export function GroupPage() {
  const { groupId = '' } = useParams();
  const query = useQuery(groupQuery(groupId));
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <Loaded query={query} what={t.theGroup}>
        {(group) => (group ? <Ready group={group} /> : <Gone />)}
      </Loaded>
    </div>
  );
}

export const Gone = () => (
  <>
    <h1 className="text-3xl">{t.title}</h1>
    <EmptyState
      icon={Compass}
      title={t.gone}
      text={t.goneText}
      action={
        <Link to="/neighbors" className={buttonClass({ variant: 'outline' })}>
          {t.backToGroups}
        </Link>
      }
    />
  </>
);

function Ready({ group }: { group: NeighborGroup }) {
  const { name, area, zoneId, ambassador, households, role, board } = group;
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-3xl wrap-anywhere">{name}</h1>
        <p className="text-muted wrap-anywhere">
          {[area, zoneId && t.zoneIs(zoneId), t.ledBy(ambassador), t.householdCount(households)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {board && <BoardCard group={group} board={board} />}
      {group.own.map((own) => (
        <SharesCard key={own.id} groupId={group.id} own={own} />
      ))}
      <ListCard group={group} />
      <MapCard blocks={group.map} />
      <DrillsCard group={group} />
      {role === 'ambassador' && <LinksCard group={group} />}
    </>
  );
}
