import { clsx, type ClassValue } from 'clsx';

/** Joins class names. It does not settle conflicts: give a component layout classes, not a second background. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
