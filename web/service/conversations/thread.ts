import type { HelpMessage } from '#contract/service/conversations.ts';

/** The part of a conversation that a window has. `read` is the newest message that the other side has opened. */
export type Thread = { lastSeq: number; read: number; messages: HelpMessage[] };

/** Merges two parts of one conversation, in order and without duplicates. Read marks only move forward. */
export function mergeThreads(known: Thread, more: Thread | undefined): Thread {
  if (!more) return known;
  const bySeq = new Map([...known.messages, ...more.messages].map((message) => [message.seq, message]));
  return {
    lastSeq: Math.max(known.lastSeq, more.lastSeq),
    read: Math.max(known.read, more.read),
    messages: [...bySeq.values()].toSorted((a, b) => a.seq - b.seq),
  };
}

/** Fetches messages after the known ones, until there are no more. */
export async function catchUp(known: Thread, ask: (after: number) => Promise<Thread>): Promise<Thread> {
  let thread = known;
  for (;;) {
    const after = thread.messages.at(-1)?.seq ?? 0;
    const more = await ask(after);
    thread = mergeThreads(thread, more);
    if (more.messages.length === 0 || (more.messages.at(-1)?.seq ?? 0) >= more.lastSeq) return thread;
  }
}
