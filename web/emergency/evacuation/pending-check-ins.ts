/**
 * Check-ins that are saved but not sent yet: stored on the device, so that closing the page on the way to the
 * car loses none.
 */
import { z } from 'zod';
import { CheckInState } from '#contract/emergency/check-ins.ts';
import { openDeviceQueue } from '#web/lib/device-queue.ts';
import { CHECK_INS } from '#web/lib/personal-storage.ts';

/** No names, so that the stored data reveals nothing about anyone. */
const PendingCheckIn = z.object({
  homeId: z.string(),
  personId: z.string(),
  incidentId: z.string().nullable(),
  state: CheckInState,
  at: z.number(),
  /** "Everyone is safe": never clears a call for help. */
  isForEveryone: z.boolean().optional(),
});
export type PendingCheckIn = z.infer<typeof PendingCheckIn>;

const queue = openDeviceQueue(CHECK_INS, PendingCheckIn);

/** The current user's pending check-ins, oldest first. */
export const pendingCheckIns = queue.list;
export const usePendingCheckIns = queue.useList;
/** Deletes check-ins of another user who was signed in before. */
export const clearOthersCheckIns = queue.clearOthers;

const isSame = (a: PendingCheckIn, b: PendingCheckIn) => a.homeId === b.homeId && a.personId === b.personId;

/** Only the latest check-in per person is sent. */
export const queueCheckIn = (said: PendingCheckIn): void =>
  queue.write([...pendingCheckIns().filter((one) => !isSame(one, said)), said]);

/** Removes a check-in that was sent or finally refused. One made in the meantime stays. */
export const dropCheckIn = (said: PendingCheckIn): void =>
  queue.write(
    pendingCheckIns().filter((one) => !isSame(one, said) || one.at !== said.at || one.state !== said.state),
  );

/** Logging out deletes them. */
export const clearPendingCheckIns = (): void => queue.write([]);
