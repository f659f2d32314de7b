const STEP_MS = 350;

/** Target position of a row that is still animating its last step, in animation time. */
const goals = new WeakMap<Animation, number>();

/** Moves a row by one item in either direction, even while paused; it wraps around at both ends. */
export function stepRow(view: HTMLElement, direction: 1 | -1): void {
  const row = view.firstElementChild;
  const items = row?.firstElementChild?.children;
  if (!row || !items?.length) return;
  const [drift] = row.getAnimations();
  if (drift) shiftTime(drift, direction / items.length);
  else scrollView(view, direction * (view.scrollWidth / items.length));
}

/**
 * The row's position is its time in the loop, so a step animates through that time and never shows an end.
 */
function shiftTime(drift: Animation, laps: number): void {
  const lap = Number(drift.effect?.getComputedTiming().duration);
  const from = Number(drift.currentTime);
  const goal = (goals.get(drift) ?? from) + laps * lap;
  const start = performance.now();
  goals.set(drift, goal);
  const frame = (now: number) => {
    // A newer step was requested and takes over from here.
    if (goals.get(drift) !== goal) return;
    const part = Math.min((now - start) / STEP_MS, 1);
    const at = from + (goal - from) * (1 - (1 - part) ** 3);
    drift.currentTime = ((at % lap) + lap) % lap;
    if (part < 1) requestAnimationFrame(frame);
    else goals.delete(drift);
  };
  requestAnimationFrame(frame);
}

function scrollView(view: HTMLElement, by: number): void {
  const end = view.scrollWidth - view.clientWidth;
  const isPast = by > 0 ? view.scrollLeft > end - 2 : view.scrollLeft < 2;
  view.scrollTo({ left: isPast ? (by > 0 ? 0 : end) : view.scrollLeft + by });
}
