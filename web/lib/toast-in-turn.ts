import { currentToast, onToast, toast, type Toast } from './toast.ts';

type Words = Omit<Toast, 'id'>;

const waiting: Words[] = [];
let isHearing = false;

function next(): void {
  if (currentToast() !== null) return;
  const words = waiting.shift();
  if (words) toast(words);
}

/**
 * Queues a toast until the current one is gone, where `toast` would replace it: when several files are
 * refused, each message stays long enough to read.
 */
export function toastInTurn(words: Words): void {
  waiting.push(words);
  if (!isHearing) onToast(() => queueMicrotask(next));
  isHearing = true;
  next();
}
