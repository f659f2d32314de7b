import { z } from 'zod';
import { Uuid } from './values.ts';

/** In a path: the home the caller is looking at. */
export const CURRENT_HOME = 'current-home-id';

/** A home in a path: by its id, or the caller's current one. */
export const HomeRef = z.union([Uuid, z.literal(CURRENT_HOME)]);
