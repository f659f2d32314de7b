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
 * Shows a toast when the one on screen has gone, where `toast` would push it away: of several files that were refused
 * each is named long enough to be read.
 */
export function toastInTurn(words: Words): void {
  waiting.push(words);
  if (!isHearing) onToast(() => queueMicrotask(next));
  isHearing = true;
  next();
}
