import { type ComponentProps, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Input } from '#web/ui/input.tsx';
import { roomsQuery } from './queries.ts';
import * as t from '#text/home/inventory-item.ts';

type RoomInputProps = Omit<ComponentProps<typeof Input>, 'list'> & { homeId: string };

/** A room by name. Suggests the home's rooms; a new name makes a new room. */
export function RoomInput({ homeId, ...props }: RoomInputProps) {
  const known = useId();
  const rooms = useQuery(roomsQuery(homeId)).data ?? [];
  return (
    <>
      <Input {...props} list={known} maxLength={60} placeholder={t.livingRoom} autoComplete="off" />
      <datalist id={known}>
        {rooms.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
