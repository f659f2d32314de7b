import type { StatementState } from '#contract/office/statement-states.ts';
import { Badge } from '#web/ui/badge.tsx';
import { states } from '#text/office/statement-words.ts';

const TONES = {
  drawn: 'neutral',
  disputed: 'amber',
  agreed: 'pine',
  approved: 'pine',
  paid: 'moss',
  void: 'neutral',
} as const;

export const StateBadge = ({ state }: { state: StatementState }) => (
  <Badge tone={TONES[state]}>{states[state]}</Badge>
);
