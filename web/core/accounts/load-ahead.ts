import { filesAfterSignIn } from '#contract/device-copy.ts';
import { language } from '#text/locale.ts';

/** Files loaded in parallel: the request that checks the code shouldn't wait behind all of them. */
const LANES = 4;

/** Data saver is on in this browser. */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Preloads the files of the page after sign-in into the browser's cache. Called while people look for their code, which
 * usually takes longer, so a phone on a slow network has them when the page opens. Nothing depends on it.
 */
export async function loadAhead(): Promise<void> {
  if (isSavingData()) return;
  try {
    const list = await fetch(`/${filesAfterSignIn(language)}`);
    if (!list.ok) return;
    const files = ((await list.json()) as string[]).values();
    const lane = async () => {
      for (const file of files) await (await fetch(`/${file}`, { priority: 'low' })).arrayBuffer();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch {
    // Without a network the page loads them when it needs them.
  }
}
