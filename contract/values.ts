import { z } from 'zod';
import * as t from '#text/core/values.ts';

const bounded = (typed: z.ZodString, max: number, required: string) =>
  typed
    .trim()
    .min(1, required)
    .max(max, t.tooLong(max))
    .refine((s) => !s.includes('\0'), t.invisibleCharacter);

/** Text a person typed: trimmed, limited in length, and without U+0000, which PostgreSQL can't store. */
export const text = (max: number, required = t.required) => bounded(z.string(), max, required);

/** The same for a single line, such as a list entry or an email header: line breaks become spaces. */
export const line = (max: number, required = t.required) =>
  bounded(
    z.string().overwrite((typed) => typed.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')),
    max,
    required,
  );

export const Uuid = z.uuid();

/** Email addresses are stored in lower case, so each person has one account however they type it. */
export const Email = z.string().trim().toLowerCase().max(254, t.tooLong(254)).pipe(z.email(t.malformedEmail));

/** An instant on the wire: ISO 8601 in UTC. Servers pass a Date; browsers receive a string. */
export const Instant = z
  .union([z.date(), z.iso.datetime()])
  .transform((v) => (v instanceof Date ? v.toISOString() : v))
  .meta({ type: 'string', format: 'date-time' });
