import type { z } from 'zod';
import { hasContactData } from '#contract/contact-data.ts';
import { maskedEmail } from './masked-email.ts';

type Mask = (value: unknown) => unknown;

const ADDRESS = /[^\s@<>",;:()]+@[^\s@<>",;:()]+\.[^\s@<>",;:().]+/g;

/** Hides most of every email address in a text. */
export const maskText = (text: string): string => text.replaceAll(ADDRESS, maskedEmail);

/** What zod keeps about a schema, as far as masking needs it. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  out?: z.ZodType;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Masks every text inside a value. */
function maskDeep(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskDeep);
  if (!isRecord(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskDeep(one)]));
}

function maskObject(shape: Record<string, z.ZodType>): Mask | null {
  const masks = Object.entries(shape).flatMap(([key, schema]) => {
    const mask = makeMask(schema);
    return mask ? [[key, mask] as const] : [];
  });
  if (masks.length === 0) return null;
  return (value) => {
    if (!isRecord(value)) return value;
    const masked = masks.filter(([key]) => key in value).map(([key, mask]) => [key, mask(value[key])]);
    return { ...value, ...Object.fromEntries(masked) };
  };
}

function maskUnion(options: readonly z.ZodType[]): Mask | null {
  const masks = options.map(makeMask).filter((mask) => mask !== null);
  // An option's mask leaves values of other shapes alone, so every one may be applied.
  return masks.length === 0 ? null : (value) => masks.reduce((done, mask) => mask(done), value);
}

/** Schemas never change, and many replies share their parts. */
const known = new WeakMap<z.ZodType, Mask | null>();

/** Returns what hides contact data in a reply of this schema, or null if it has none. */
export function makeMask(schema: z.ZodType): Mask | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  const mask = maskOf(schema);
  known.set(schema, mask);
  return mask;
}

function maskOf(schema: z.ZodType): Mask | null {
  if (hasContactData(schema)) return maskDeep;
  const { type, shape, element, innerType, valueType, options, out } = schema.def as unknown as Definition;
  if (type === 'object' && shape) return maskObject(shape);
  if (type === 'union' && options) return maskUnion(options);
  if (type === 'array' && element) {
    const mask = makeMask(element);
    return mask && ((value) => (Array.isArray(value) ? value.map(mask) : value));
  }
  if (type === 'record' && valueType) {
    const mask = makeMask(valueType);
    return (
      mask &&
      ((value) =>
        isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mask(one)]))
          : value)
    );
  }
  const inner = innerType ?? out;
  return inner ? makeMask(inner) : null;
}
