export type Toast = {
  id: number;
  title: string;
  text?: string | undefined;
  destructive?: boolean | undefined;
  /** One action, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
};

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast and replaces the current one. Needs a <Toaster /> in the page, which may load later. */
export function toast(what: Omit<Toast, 'id'>): void {
  count += 1;
  show({ id: count, ...what });
}

/** Dismisses the toast if it's still the one on screen. */
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
