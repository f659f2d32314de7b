import { useEffect, useState } from 'react';

/** Just below where a section's heading comes to stand when its link is followed. */
const READING_LINE_PX = 144;

/** What has begun above the line is read; above the first nothing is, and at the end of the page the last is. */
function sectionBeingRead(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  if (isAtEnd) return ids.at(-1);
  return ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE_PX;
  });
}

/**
 * The id of the section that is being read, for a table of contents to mark. Pass an array that stays the same between
 * renders.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionBeingRead(ids)));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [ids]);
  return current;
}
