import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. It doesn't resolve conflicts: pass layout classes to a component, not a second
 * background.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
