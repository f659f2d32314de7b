import { firstChecksum } from 'virtual:first-areas-checksum';
import { useEffect } from 'react';
import { checksumOf } from '#contract/checksum.ts';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { Intro } from './intro.tsx';
import { readList } from './risk-data.ts';

/** Resolves if the page needs more than its HTML: for a shared link, or areas that our team changed. */
const mustRun = (): Promise<unknown> =>
  location.search !== ''
    ? Promise.resolve()
    : readList('areas').then(
        ({ items }) => checksumOf(items) !== firstChecksum || new Promise(() => {}),
        // The section tells the visitor what to do.
        () => {},
      );

// The prerendered HTML has the built-in areas. The code loads at the first interaction.
const CoverageBody = deferredSection(
  async () => {
    const { CoverageBody: Body, preloadForms } = await import('./coverage-body.tsx');
    // Loaded with the forms: otherwise a click on their button in between would submit them as plain forms and leave
    // the page.
    await preloadForms();
    return Body;
  },
  { until: mustRun },
);

export const preloadSections = CoverageBody.preload;

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
