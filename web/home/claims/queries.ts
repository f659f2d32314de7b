import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as claims from '#contract/home/claims.ts';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import { checkStepUp } from '#contract/core/accounts.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const packetsQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['claims', homeId, 'packets'],
    queryFn: () => call(claims.listPackets, { params: { homeId } }),
  });

export const linksQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['claims', homeId, 'links'],
    queryFn: () => call(claims.listShareLinks, { params: { homeId } }),
  });

export const startPacket = (homeId: string) =>
  mutationOptions({
    mutationFn: (kinds: DocumentKind[]) => call(claims.startPacket, { params: { homeId }, body: { kinds } }),
    onSuccess: (packet, _kinds, _result, { client }) => {
      // A small packet can be ready before the list is fetched again. Only one that was seen being made is announced.
      client.setQueryData(packetsQuery(homeId).queryKey, (listed) => {
        const others = listed?.packets.filter(({ id }) => id !== packet.id) ?? [];
        return listed && { ...listed, packets: [packet, ...others] };
      });
      return client.invalidateQueries({ queryKey: ['claims', homeId] });
    },
  });

type NewLink = z.output<typeof claims.NewShareLink> & { packetId: string };

export const createLink = (homeId: string) =>
  mutationOptions({
    mutationFn: ({ packetId, ...body }: NewLink) =>
      call(claims.createShareLink, { params: { homeId, packetId }, body }),
    onSuccess: (_made, _given, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['claims', homeId] }),
  });

export const revokeLink = (homeId: string) =>
  mutationOptions({
    mutationFn: (linkId: string) => call(claims.revokeShareLink, { params: { homeId, linkId } }),
    onSuccess: (_none, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['claims', homeId] }),
  });

/** Download URL of a packet's part. */
export const packetUrl = (homeId: string, packetId: string, part: claims.SharedPart): string =>
  `/api/homes/${homeId}/claims/packets/${packetId}/${part}`;

/** Verifies the member's identity if needed. A download itself can't ask: the browser would save the refusal. */
export const confirmDownload = () => call(checkStepUp);
