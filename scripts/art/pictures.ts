import { features } from './features.ts';
import { gallery } from './gallery.ts';
import { services } from './services.ts';

/** Every picture by the name of its file in web/art. */
export const pictures: Record<string, () => string> = { ...gallery, ...features, ...services };
