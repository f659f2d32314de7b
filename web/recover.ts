/**
 * Stands inside every document, before its other scripts, and imports nothing: should one of those, or the styles, not
 * arrive, because a phone left the Wi-Fi at that moment, the page would stay empty, or dead to every press. It is loaded again
 * as soon as we can be reached; where that does not help, the person is told.
 */
const MARK = 'loaded-again-at';
const REST_MS = 30_000;
const FIRST_TRY_MS = 500;
const NEXT_TRY_MS = 5_000;

let isMissing = false;

/** Loading again would lose it. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** What is missing for another reason than the line is missing the next time, too: no circle. */
function mayLoadAgain(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < REST_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false; // a browser that keeps nothing cannot count
  }
}

/** The words of the page's own failure (shell/error-boundary.tsx). A page that can be read stays as it is. */
function say(): void {
  const root = document.getElementById('root');
  if (!root || root.hasChildNodes()) return;
  root.innerHTML =
    '<div role="alert" class="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">' +
    '<h1 class="text-3xl">This page did not open</h1>' +
    '<p class="text-muted">Nothing you saved is lost. Check your connection and try again. In an emergency call 911.</p>' +
    '<button type="button" class="inline-flex min-h-11 items-center justify-center rounded-control border border-line-strong bg-surface px-4 py-2 font-semibold text-ink">Try again</button></div>';
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}

function loadAgain(): void {
  if (!isTyped()) location.reload();
}

async function tryAgain(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    say();
    setTimeout(() => void tryAgain(), NEXT_TRY_MS);
    return;
  }
  if (!isTyped() && mayLoadAgain()) location.reload();
  else say();
}

function onMissing(): void {
  if (isMissing) return;
  isMissing = true;
  addEventListener('online', loadAgain);
  setTimeout(() => void tryAgain(), FIRST_TRY_MS);
}

const isNeeded = (target: EventTarget | null): boolean =>
  (target instanceof HTMLScriptElement && target.type === 'module') ||
  (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

// Errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    // Once the page is there, its parts look after themselves.
    if (isNeeded(target) && document.documentElement.dataset['hydrated'] === undefined) onMissing();
  },
  true,
);
// Said by documents that fetch their scripts after the first paint (scripts/build-web.ts), and by a page that lacks a part.
addEventListener('scripts-missing', onMissing);
