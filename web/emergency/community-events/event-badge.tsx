import type { HostEvent } from '#contract/emergency/community-events.ts';
import { Badge } from '#web/ui/badge.tsx';
import * as t from '#text/emergency/events.ts';

export const EventBadge = ({ event }: { event: Pick<HostEvent, 'state' | 'isOver'> }) =>
  event.state === 'planned' && event.isOver ? (
    <Badge>{t.over}</Badge>
  ) : (
    <Badge tone={event.state === 'planned' ? 'moss' : 'danger'}>{t.states[event.state]}</Badge>
  );
