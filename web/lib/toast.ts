/** What a toast says. */
export type Toast = {
  id: number;
  title: string;
  text?: string | undefined;
  destructive?: boolean | undefined;
  /** One thing to do about it, like taking it back. */
  action?: { label: string; onPress: () => void } | undefined;
};

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast; the one on screen gives way to it. Needs a <Toaster /> in the page, which may load later. */
export function toast(what: Omit<Toast, 'id'>): void {
  count += 1;
  show({ id: count, ...what });
}

/** Takes the toast away, if it is still the one on screen. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}
