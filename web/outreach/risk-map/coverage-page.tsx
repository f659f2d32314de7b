import { firstChecksum } from 'virtual:first-areas-checksum';
import { useEffect } from 'react';
import { checksumOf } from '#contract/checksum.ts';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { Intro } from './intro.tsx';
import { readList } from './risk-data.ts';

/** Resolves if the page asks for more than its HTML: a shared link, or areas that our team changed. */
const mustRun = (): Promise<unknown> =>
  location.search !== ''
    ? Promise.resolve()
    : readList('areas').then(
        ({ items }) => checksumOf(items) !== firstChecksum || new Promise(() => {}),
        // The section says what to do.
        () => {},
      );

// The prerendered HTML has the built-in areas. The code loads when someone touches the page.
const CoverageBody = deferredSection(
  async () => {
    const { CoverageBody: Body, preloadForms } = await import('./coverage-body.tsx');
    // A shared link asks for a place or a filter at once.
    if (typeof document === 'undefined' || location.search !== '') await preloadForms();
    return Body;
  },
  { until: mustRun },
);

/** Loads the deferred sections. */
export async function preloadSections(): Promise<void> {
  await CoverageBody.preload();
  await (await import('./coverage-body.tsx')).preloadForms();
}

export function CoveragePage() {
  // Load the areas in parallel with the code. If this fails, the list retries and shows the error.
  useEffect(() => void readList('areas').catch(() => {}), []);
  return (
    <>
      <CoverageBody />
      <Intro />
    </>
  );
}
