import { useEffect, useState } from 'react';

/** Below the sticky header, above the middle of the screen: where people read. */
const READING_BAND = '-96px 0px -55% 0px';

/**
 * The id of the section that is being read, for a table of contents to mark. Pass an array that stays the same between
 * renders.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = ids.find((id) => inBand.has(id));
        // Between two sections the last one stays marked.
        if (first) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
