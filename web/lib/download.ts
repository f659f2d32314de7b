import type { z } from 'zod';
import type { Endpoint } from '#contract/http.ts';
import { ApiError } from './api-error.ts';
import { addressOf, callHeaders, type InAddress, withRecovery } from './call.ts';

type FileEndpoint<P extends z.ZodType, Q extends z.ZodType> = Endpoint<
  P,
  Q,
  z.ZodType,
  z.ZodType,
  'json',
  'file'
>;

/** Returns the URL of a download endpoint: `<a href={...} download>` streams it to disk. */
export const fileAddress = <P extends z.ZodType, Q extends z.ZodType>(
  endpoint: FileEndpoint<P, Q>,
  given: InAddress<P, Q>,
): string => addressOf(endpoint.path, given as Parameters<typeof addressOf>[1]);

/** Fetches a file to show in the page. It's held in memory only. */
export async function fetchFile<P extends z.ZodType, Q extends z.ZodType>(
  endpoint: FileEndpoint<P, Q>,
  given: InAddress<P, Q>,
  signal?: AbortSignal,
): Promise<Blob> {
  const address = fileAddress(endpoint, given);
  return withRecovery(async () => {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      headers: callHeaders(),
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
    return answer.blob();
  });
}
