import { LAST_ROOMS } from '#web/lib/personal-storage.ts';

function readAll(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(LAST_ROOMS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The room the member last added something to, on this device. */
export const lastRoom = (homeId: string): string => readAll()[homeId] ?? '';

export function rememberRoom(homeId: string, room: string): void {
  try {
    localStorage.setItem(LAST_ROOMS, JSON.stringify({ ...readAll(), [homeId]: room }));
  } catch {
    // Without storage the room is typed again.
  }
}
