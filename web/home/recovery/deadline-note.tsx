import { useQuery } from '@tanstack/react-query';
import type { ClockId } from '#contract/home/recovery-clocks.ts';
import { BasisLine } from './deadline-list.tsx';
import { recoveryQuery } from './queries.ts';

/** The basis of a deadline that another page shows: the first of these rules that applies. */
export function DeadlineNote({ homeId, clockIds }: { homeId: string; clockIds: readonly ClockId[] }) {
  const { data } = useQuery(recoveryQuery(homeId));
  const deadline = clockIds
    .map((id) => data?.recovery?.deadlines.find(({ clockId }) => clockId === id))
    .find((found) => found !== undefined);
  return deadline ? <BasisLine deadline={deadline} /> : null;
}
