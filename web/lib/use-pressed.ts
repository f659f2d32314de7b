import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

type Pressed<T> = { value: T };

/**
 * What was pressed, shown in the same turn and until its answer is in. A mutation tells of itself a turn later: by then
 * React has put a box back to what the data says, and whoever looks sees it flicker.
 */
export function usePressed<T>(): [T | undefined, (value: T, answer: Promise<unknown>) => void] {
  const [last, setLast] = useState<Pressed<T> | null>(null);
  const press = (value: T, answer: Promise<unknown>) => {
    const mine = { value };
    setLast(mine);
    // Behind the news of what the answer changed, which waits in the same line. A later press is not taken away.
    const end = () => notifyManager.schedule(() => setLast((now) => (now === mine ? null : now)));
    // What went wrong is the mutation's to tell.
    void answer.then(end, end);
  };
  return [last?.value, press];
}
