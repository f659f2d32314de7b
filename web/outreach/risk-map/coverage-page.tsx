import { useEffect } from 'react';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { readList } from './risk-data.ts';

// The prerendered HTML has placeholders for the cards; the code loads when the page is idle or on first
// interaction.
const CoverageBody = deferredSection(() => import('./coverage-body.tsx').then((m) => m.CoverageBody));

/** Loads the deferred sections. */
export const preloadSections = CoverageBody.preload;

export function CoveragePage() {
  // Load the areas in parallel with the code. If this fails, the list retries and shows the error.
  useEffect(() => void readList('areas').catch(() => {}), []);
  return <CoverageBody />;
}
