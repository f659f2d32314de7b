import { roles } from '#text/office/roles.ts';
import type { Role } from './staff.ts';

/** What people call a role, with what it is for. Apart from staff.ts, which sign-in pages load, too. */
export const ROLE_WORDS: Record<Role, { name: string; text: string }> = roles;
