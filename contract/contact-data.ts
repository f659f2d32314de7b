import { z } from 'zod';

const MARK = 'x-contact-data';

/**
 * Marks a part of a staff reply that is, or may contain, a member's email address. Roles without `contact.always` get
 * addresses in it with most of the name hidden; see `server/platform/contact-masking.ts`.
 */
export const withContactData = <S extends z.ZodType>(schema: S): S => schema.meta({ [MARK]: true });

export const contactText = () => withContactData(z.string());

export const hasContactData = (schema: z.ZodType): boolean => schema.meta()?.[MARK] === true;
