import * as v from '#text/core/phone.ts';
import { z } from 'zod';

/**
 * Normalizes the many ways people write phone numbers to "+15305550134"; null when it can't be a phone
 * number.
 */
export function normalizePhone(typed: string): string | null {
  const text = typed.trim();
  if (!/^\+?[\d\s().·/-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') && !digits.startsWith('1'))
    return /^[2-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null;
}

/** "(530) 555-0134" for US numbers; others unchanged. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** A phone number as typed, stored in E.164; an empty one stays empty. */
export const Phone = z
  .string()
  .trim()
  .max(40, v.tooLongPhone)
  .transform((typed, context) => {
    if (typed === '') return '';
    const phone = normalizePhone(typed);
    if (phone !== null) return phone;
    context.addIssue({
      code: 'custom',
      message: v.malformedPhone,
    });
    return z.NEVER;
  });
