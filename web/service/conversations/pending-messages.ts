/**
 * Messages to our team that are saved but not sent yet: stored on the device, so that closing the page without a
 * connection loses none. Each keeps its id, so the server stores it once.
 */
import { z } from 'zod';
import { openDeviceQueue } from '#web/lib/device-queue.ts';
import { HELP_MESSAGES } from '#web/lib/personal-storage.ts';
import { dropFile, keepFile } from './pending-files.ts';

const PendingMessage = z.object({
  id: z.string(),
  homeId: z.string(),
  text: z.string(),
  /** If set, the message is a file, with its content in `pending-files.ts`. */
  fileName: z.string().optional(),
  at: z.number(),
  /** Why the server refused it for good. Kept until the member deletes it. */
  problem: z.string().optional(),
});
export type PendingMessage = z.infer<typeof PendingMessage>;

const queue = openDeviceQueue(HELP_MESSAGES, PendingMessage);

/** The current user's unsent messages, oldest first. */
export const pendingMessages = queue.list;
export const usePendingMessages = queue.useList;
/** Deletes messages of another user who was signed in before. */
export const clearOthersMessages = queue.clearOthers;

export const queueMessage = (message: PendingMessage): void => queue.write([...pendingMessages(), message]);

/** Stores a file on the device before it is queued, so that the queue never refers to a missing file. */
export async function queueFile(homeId: string, file: File): Promise<void> {
  const id = crypto.randomUUID();
  await keepFile(id, file);
  queueMessage({ id, homeId, text: '', fileName: file.name, at: Date.now() });
}

/** Removes a message that was sent, or that the member deleted. */
export function dropMessage(id: string): void {
  queue.write(pendingMessages().filter((one) => one.id !== id));
  void dropFile(id);
}

/** Keeps a refused message with the reason, so that the member can read both. */
export const refuseMessage = (id: string, problem: string): void =>
  queue.write(pendingMessages().map((one) => (one.id === id ? { ...one, problem } : one)));
