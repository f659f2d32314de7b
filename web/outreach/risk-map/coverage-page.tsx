import { useEffect } from 'react';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { readList } from './risk-data.ts';

// As HTML the page stands with the places of its cards; its code may come when the page is quiet, or first touched.
const CoverageBody = deferredSection(() => import('./coverage-body.tsx').then((m) => m.CoverageBody));

/** Fetches what the page leaves for later. */
export const preloadSections = CoverageBody.preload;

export function CoveragePage() {
  // The areas are on their way while the code that shows them is; should they not come, it asks again and says so.
  useEffect(() => void readList('areas').catch(() => {}), []);
  return <CoverageBody />;
}
