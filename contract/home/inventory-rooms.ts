import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { inHome, Item, Room, RoomName } from './inventory.ts';
import { Uuid } from '#contract/values.ts';

const access = 'member' as const;
const ofRoom = inHome.extend({ roomId: Uuid });

export const addRoom = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/rooms',
  access,
  summary: 'Add a room. An existing room with that name is returned unchanged.',
  status: 201,
  params: inHome,
  body: z.object({ name: RoomName }),
  reply: Room,
});

export const listRooms = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/rooms',
  access,
  summary: 'List a home’s rooms by name',
  params: inHome,
  reply: z.array(Room),
});

export const addDraft = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/rooms/:roomId/drafts',
  access,
  summary: 'Add a photo (JPEG or PNG) as a draft item in a room, to be named later',
  status: 201,
  idempotent: true,
  params: ofRoom,
  takes: 'file',
  reply: Item,
  errors: ['too_large', 'conflict'],
});

export const renameRoom = endpoint({
  method: 'PATCH',
  path: '/api/homes/:homeId/rooms/:roomId',
  access,
  summary: 'Rename a room. If another room has that name, the two are merged.',
  params: ofRoom,
  body: z.object({ name: RoomName }),
  reply: Room,
});

export const removeRoom = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/rooms/:roomId',
  access,
  summary: 'Remove a room. Its items stay in the home.',
  params: ofRoom,
  status: 204,
});
