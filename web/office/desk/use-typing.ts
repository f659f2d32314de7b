import { useEffect, useRef, useState } from 'react';

/** Typing ends when no key was pressed for this long. */
const IDLE_MS = 5_000;

/** Whether this person is typing. */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const noteTyping = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), IDLE_MS);
    setTyping(true);
  };
  return { isTyping, noteTyping };
}
