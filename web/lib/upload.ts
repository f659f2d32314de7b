import type { z } from 'zod';
import type { Endpoint } from '#contract/http.ts';
import { ApiError } from './api-error.ts';
import { addressOf, callHeaders, type InAddress, readReply, withRecovery } from './call.ts';
import { withResolvers } from './with-resolvers.ts';

type Upload = {
  file: File;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Requests with the same key are processed once. */
  idempotencyKey?: string | undefined;
};

/** Uses XMLHttpRequest because fetch() doesn't report upload progress. */
function send(
  method: string,
  address: string,
  { file, onProgress, signal, idempotencyKey }: Upload,
): Promise<string> {
  const { promise, resolve, reject } = withResolvers<string>();
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open(method, address);
  for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
  request.setRequestHeader('content-type', 'application/octet-stream');
  if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
  // Sent in a header, never in the URL, which servers write to their logs. A lone surrogate can't be encoded.
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () => {
    const { status, statusText, responseText } = request;
    if (status >= 200 && status < 300) resolve(responseText);
    else reject(new ApiError(status, responseText, statusText));
  });
  // Rejects as fetch() does when there was no response.
  request.addEventListener('error', () => reject(new TypeError('The upload was cut off')));
  request.addEventListener('abort', () => reject(signal?.reason as Error));
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
  signal?.addEventListener('abort', abort);
  request.send(file);
  return promise;
}

/**
 * Uploads a file. Rejects like `call`, and with the signal's reason (an `AbortError`) when the user cancels.
 */
export async function upload<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R, 'file'>,
  { file, onProgress, signal, idempotencyKey, ...given }: InAddress<P, Q> & Upload,
): Promise<z.output<R>> {
  const address = addressOf(endpoint.path, given);
  const text = await withRecovery(() =>
    send(endpoint.method, address, { file, onProgress, signal, idempotencyKey }),
  );
  return readReply(endpoint, text);
}
