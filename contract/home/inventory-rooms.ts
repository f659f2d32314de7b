import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { inHome, Room, RoomName } from './inventory.ts';
import { Uuid } from '#contract/values.ts';

const access = 'member' as const;
const ofRoom = inHome.extend({ roomId: Uuid });

export const addRoom = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/rooms',
  access,
  summary: 'Add a room; one of that name stays as it is',
  status: 201,
  params: inHome,
  body: z.object({ name: RoomName }),
  reply: Room,
});

export const renameRoom = endpoint({
  method: 'PATCH',
  path: '/api/homes/:homeId/rooms/:roomId',
  access,
  summary: 'Rename a room; given the name of another, the two become one',
  params: ofRoom,
  body: z.object({ name: RoomName }),
  reply: Room,
});

export const removeRoom = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/rooms/:roomId',
  access,
  summary: 'Remove a room; what was in it stays in the home',
  params: ofRoom,
  status: 204,
});
