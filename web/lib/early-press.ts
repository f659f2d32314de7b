/** Longest a link waits for the code that would do better than follow it. */
const LINK_WAITS_MS = 1500;
/** What only scripts can work, and links that open something here once their script is there. */
const KEPT = 'button[type="button"], a[data-opens]';

type EarlyPress = {
  /** The part has come alive: does what was pressed last. */
  replay: () => void;
  /** It never will: a link leads where it says, a button is no longer shown. */
  giveUp: () => void;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The part of a page that `edge` begins: what follows it under the same parent. */
const isInPart = (edge: Element | null, pressed: Element) =>
  edge?.parentElement?.contains(pressed) === true &&
  (edge.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Keeps the last press in a part of the page that is HTML so far. React would drop it: it replays no click on a part
 * whose code is missing, and people do not press twice what did nothing once.
 */
export function keepEarlyPress(edge: () => Element | null): EarlyPress {
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const link = pressed;
    pressed = null;
    if (link instanceof HTMLAnchorElement) location.assign(link.href);
  };
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(KEPT) : null;
    if (!target || !isPlain(event) || !isInPart(edge(), target)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    clearTimeout(timer);
    if (target instanceof HTMLAnchorElement) timer = setTimeout(follow, LINK_WAITS_MS);
  };
  addEventListener('click', keep, true);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', keep, true);
  };
  return {
    replay: () => {
      stop();
      if (pressed?.isConnected) pressed.click();
      pressed = null;
    },
    giveUp: () => {
      stop();
      follow();
    },
  };
}
