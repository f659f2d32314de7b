import { communities } from './community.ts';
import { features } from './features.ts';
import { gallery } from './gallery.ts';
import { heroShapes } from './hero.ts';
import { services } from './services.ts';

/** Every picture by the name of its file in web/art. */
export const pictures: Record<string, () => string> = {
  ...gallery,
  ...features,
  ...services,
  ...communities,
};

/** What web/outreach/marketing/ridgeline-shapes.json holds. */
export const heroFile = (): string => `${JSON.stringify(heroShapes(), null, 2)}\n`;
