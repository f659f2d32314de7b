import { useEffect } from 'react';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { readList } from './risk-data.ts';

// The prerendered HTML has placeholders for the cards; the code loads when the page is idle or on first
// interaction.
const CoverageBody = deferredSection(async () => {
  const { CoverageBody: Body, preloadForms } = await import('./coverage-body.tsx');
  // A shared link asks for a place or a filter at once.
  if (typeof document === 'undefined' || location.search !== '') await preloadForms();
  return Body;
});

/** Loads the deferred sections. */
export async function preloadSections(): Promise<void> {
  await CoverageBody.preload();
  await (await import('./coverage-body.tsx')).preloadForms();
}

export function CoveragePage() {
  // Load the areas in parallel with the code. If this fails, the list retries and shows the error.
  useEffect(() => void readList('areas').catch(() => {}), []);
  return <CoverageBody />;
}
