import { communities } from './community.ts';
import { features } from './features.ts';
import { gallery } from './gallery.ts';
import { goods } from './goods.ts';
import { heroShapes } from './hero.ts';
import { services } from './services.ts';

/** Every picture by its file name in web/art. */
export const pictures: Record<string, () => string> = {
  ...gallery,
  ...features,
  ...services,
  ...goods,
  ...communities,
};

/** Content of web/outreach/marketing/ridgeline-shapes.json. */
export const heroFile = (): string => `${JSON.stringify(heroShapes(), null, 2)}\n`;
