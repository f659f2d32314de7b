import { coordinated } from './gallery-coordinated.ts';
import { filed } from './gallery-filed.ts';
import { travel } from './gallery-travel.ts';

/** Leaving, claiming, building again: the pictures of the gallery after the first night. */
export const after: Record<string, () => string> = {
  'gallery-travel': travel,
  'gallery-filed': filed,
  'gallery-coordinated': coordinated,
};
