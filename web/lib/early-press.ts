/** How long a click on a link waits for the section's code before the link is followed. */
const LINK_WAITS_MS = 1500;
/** Controls that need scripts, and links that open a dialog once their script has loaded. */
const KEPT = 'button[type="button"], a[data-opens]';

type EarlyPress = {
  /** The section has hydrated: replay the last click. */
  replay: () => void;
  /** The section's code failed to load: a kept link click is followed, and buttons are hidden. */
  giveUp: () => void;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Whether the element is in the section that starts at `edge`: everything after it under the same parent. */
const isInPart = (edge: Element | null, pressed: Element) =>
  edge?.parentElement?.contains(pressed) === true &&
  (edge.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Keeps the last click in a section that hasn't hydrated yet. React doesn't replay clicks on a section whose
 * code hasn't loaded, and people rarely click again when nothing happened.
 */
export function captureEarlyPress(edge: () => Element | null): EarlyPress {
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
