import { notifyManager } from '@tanstack/react-query';
import { useState } from 'react';

type Pressed<T> = { value: T };

/**
 * The value the user just chose, shown right away and until the response arrives. A mutation reports its
 * state a task later; by then React would have reset a checkbox to the cached data, and it would flicker.
 */
export function usePressed<T>(): [T | undefined, (value: T, answer: Promise<unknown>) => void] {
  const [last, setLast] = useState<Pressed<T> | null>(null);
  const press = (value: T, answer: Promise<unknown>) => {
    const mine = { value };
    setLast(mine);
    // Scheduled after the cache updates that the response caused, which use the same queue. A later press is
    // kept.
    const end = () => notifyManager.schedule(() => setLast((now) => (now === mine ? null : now)));
    // The mutation reports its own errors.
    void answer.then(end, end);
  };
  return [last?.value, press];
}
