import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** The current time, precise enough for an order that expires in minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
