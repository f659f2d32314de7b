import { useEffect, useRef } from 'react';

/**
 * A button that goes away with what it was about takes the focus with it. The returned heading takes it over when
 * `what` has changed, so that the keyboard and the reader go on here instead of at the top of the document.
 */
export function useKeptFocus(what: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(what);
  useEffect(() => {
    const isNew = before.current !== undefined && before.current !== what;
    before.current = what;
    if (isNew && document.activeElement === document.body) heading.current?.focus();
  }, [what]);
  return heading;
}
