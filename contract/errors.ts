import { z } from 'zod';

/** Every error code a client can get, and its HTTP status. Codes are stable; messages may change. */
export const ERROR_STATUS = {
  validation_failed: 400,
  malformed_request: 400,
  code_wrong: 400,
  link_wrong: 400,
  passkey_wrong: 400,
  not_signed_in: 401,
  not_allowed: 403,
  cross_site: 403,
  step_up_required: 403,
  passkey_required: 403,
  membership_required: 403,
  reason_required: 403,
  not_found: 404,
  conflict: 409,
  confirmation_needed: 409,
  account_switched: 409,
  idempotency_key_reused: 409,
  idempotency_in_progress: 409,
  passkey_taken: 409,
  too_few_points: 409,
  sold_out: 409,
  member_limit: 409,
  order_closed: 409,
  payment_refused: 409,
  membership_exists: 409,
  key_reused: 409,
  vault_full: 409,
  too_large: 413,
  file_too_large: 413,
  unsupported_media: 415,
  file_not_supported: 415,
  file_damaged: 422,
  file_infected: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every API error. */
export const ErrorBody = z
  .object({
    error: z.string().describe('A message to show to people.'),
    code: z.enum(ERROR_CODES).describe('A stable, machine-readable code.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('For validation_failed: maps each field path to its error message.'),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
