import { useEffect, useRef } from 'react';

/**
 * When a button disappears with its content, focus would be lost. The returned heading takes focus when
 * `what` changes, so that keyboard and screen reader users continue here and not at the top of the document.
 */
export function useHeadingFocus(what: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(what);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== what;
    before.current = what;
    if (isNew && document.activeElement === document.body) heading.current?.focus();
  }, [what]);
  return heading;
}
