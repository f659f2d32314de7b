/**
 * Inlined in every document before its other scripts, with no imports. If a script or stylesheet fails to
 * load, because a phone just left the Wi-Fi, the page would stay empty or unresponsive. This reloads the page
 * as soon as we can be reached; if that doesn't help, it shows an error. vite.config.ts fills in its texts.
 */
const MARK = 'loaded-again-at';
const REST_MS = 30_000;
const FIRST_TRY_MS = 500;
const NEXT_TRY_MS = 5_000;

let isMissing = false;

/** Whether the user typed something that a reload would lose. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Prevents a reload loop when something is missing for a reason other than the connection. */
function mayLoadAgain(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < REST_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false; // without storage we can't count, so don't risk a loop
  }
}

/** Shows the same message as shell/error-boundary.tsx, unless the page already has readable content. */
function say(): void {
  const root = document.getElementById('root');
  if (!root || root.hasChildNodes()) return;
  root.innerHTML =
    '<div role="alert" class="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">' +
    '<h1 class="text-3xl">{{pageFailed}}</h1>' +
    '<p class="text-muted">{{pageFailedDetail}}</p>' +
    '<button type="button" class="inline-flex min-h-11 items-center justify-center rounded-control border border-line-strong bg-surface px-4 py-2 font-semibold text-ink">{{tryAgain}}</button></div>';
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

// Element errors don't bubble, so listen in the capture phase.
addEventListener(
  'error',
  ({ target }) => {
    // Once hydrated, each part of the page handles its own loading errors.
    if (isNeeded(target) && document.documentElement.dataset['hydrated'] === undefined) onMissing();
  },
  true,
);
// Dispatched by documents that load their scripts after first paint (scripts/build-web.ts), and by pages that
// miss a chunk.
addEventListener('scripts-missing', onMissing);
