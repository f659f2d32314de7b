import { Children, type ReactNode } from 'react';

/**
 * A message with elements in it. The catalog gives its parts in the order of its language, so that a translator
 * can move the link or the bold word.
 */
export const rich = (parts: readonly unknown[]): ReactNode => Children.toArray(parts as ReactNode[]);
