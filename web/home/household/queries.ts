import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as household from '#contract/home/household.ts';
import * as sharing from '#contract/home/sharing.ts';
import { call } from '#web/lib/call.ts';

export const householdQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['household', homeId],
    queryFn: () => call(household.getHousehold, { params: { homeId } }),
  });

type Context = { client: QueryClient };
const onSuccess = (_data: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['household'] });

/** A null id creates a new entry. */
type Saved<S extends z.ZodType> = { homeId: string; id: string | null; body: z.input<S> };

export const savePerson = mutationOptions({
  mutationFn: ({ homeId, id, body }: Saved<typeof household.PersonInput>) =>
    id === null
      ? call(household.addPerson, { params: { homeId }, body })
      : call(household.changePerson, { params: { homeId, id }, body }),
  onSuccess,
});

export const savePet = mutationOptions({
  mutationFn: ({ homeId, id, body }: Saved<typeof household.PetInput>) =>
    id === null
      ? call(household.addPet, { params: { homeId }, body })
      : call(household.changePet, { params: { homeId, id }, body }),
  onSuccess,
});

export const saveContact = mutationOptions({
  mutationFn: ({ homeId, id, body }: Saved<typeof household.ContactInput>) =>
    id === null
      ? call(household.addContact, { params: { homeId }, body })
      : call(household.changeContact, { params: { homeId, id }, body }),
  onSuccess,
});

type At = { homeId: string; id: string };

export const removePerson = mutationOptions({
  mutationFn: (params: At) => call(household.removePerson, { params }),
  onSuccess,
});
export const removePet = mutationOptions({
  mutationFn: (params: At) => call(household.removePet, { params }),
  onSuccess,
});
export const removeContact = mutationOptions({
  mutationFn: (params: At) => call(household.removeContact, { params }),
  onSuccess,
});
export const callFirst = mutationOptions({
  mutationFn: (params: At) => call(household.callFirst, { params }),
  onSuccess,
});

export const savePlan = mutationOptions({
  mutationFn: ({ homeId, body }: { homeId: string; body: z.input<typeof household.Plan> }) =>
    call(household.savePlan, { params: { homeId }, body }),
  onSuccess,
});

export const invite = mutationOptions({
  mutationFn: ({ homeId, body }: { homeId: string; body: z.input<typeof sharing.invite.body> }) =>
    call(sharing.invite, { params: { homeId }, body }),
  onSuccess,
});
export const resendInvitation = mutationOptions({
  mutationFn: (params: At) => call(sharing.resendInvitation, { params }),
  onSuccess,
});
export const withdrawInvitation = mutationOptions({
  mutationFn: (params: At) => call(sharing.withdrawInvitation, { params }),
  onSuccess,
});

type OfPerson = { homeId: string; userId: string };

export const changeRole = mutationOptions({
  mutationFn: ({ role, ...params }: OfPerson & { role: household.InvitedRole }) =>
    call(sharing.changeRole, { params, body: { role } }),
  onSuccess,
});
export const removeMember = mutationOptions({
  mutationFn: (params: OfPerson) => call(sharing.removeMember, { params }),
  onSuccess,
});
export const transferHome = mutationOptions({
  mutationFn: ({ homeId, userId }: OfPerson) =>
    call(sharing.transferHome, { params: { homeId }, body: { userId } }),
  onSuccess,
});
/** The member no longer has access, so everything cached about the home is removed. */
export const leaveHome = mutationOptions({
  mutationFn: (homeId: string) => call(sharing.leaveHome, { params: { homeId } }),
  onSuccess: (_none, _id, _result, { client }) => client.invalidateQueries(),
});
