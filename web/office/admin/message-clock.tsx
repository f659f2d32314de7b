import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { MessageStatus } from '#contract/outreach/contact-admin.ts';
import { Badge } from '#web/ui/badge.tsx';
import { answerClock } from './answer-clock.ts';

/** The current time, updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const DONE: Record<Exclude<MessageStatus, 'open'>, { word: string; tone: 'moss' | 'neutral' }> = {
  answered: { word: 'Answered', tone: 'moss' },
  closed: { word: 'Closed', tone: 'neutral' },
};

/** A message's status: the time left to answer, or its outcome. */
export function MessageClock({ status, dueAt }: { status: MessageStatus; dueAt: string }) {
  const now = useNow();
  if (status !== 'open') return <Badge tone={DONE[status].tone}>{DONE[status].word}</Badge>;
  const { word, tone } = answerClock(dueAt, now);
  return (
    <Badge tone={tone} className="tabular">
      <Clock aria-hidden="true" />
      {word}
    </Badge>
  );
}
