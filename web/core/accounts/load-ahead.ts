import { filesAfterSignIn } from '#contract/device-copy.ts';
import { language } from '#text/locale.ts';

/** Files loaded at once: most of a slow connection stays free for the code. */
const LANES = 4;

/** The person asked their browser to load no more than they see. */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the files of the page after signing in into the browser's cache. Called while people look for their code, which
 * takes longer than this; so a phone on a slow network opens the page at once. Nothing depends on it.
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
