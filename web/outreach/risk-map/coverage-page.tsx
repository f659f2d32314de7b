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
    // With the forms: between the two, a press of their button would leave the page as a plain form does.
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
