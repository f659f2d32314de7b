import { caches } from './caches.ts';
import { fuzz } from './fuzz.ts';
import { guessing } from './guessing.ts';
import { crossSite, hostTricks } from './headers.ts';
import { emailHeaders, formulas } from './injection.ts';
import { roles } from './roles.ts';
import { scanners } from './scanners.ts';
import { serviceWorker } from './service-worker.ts';
import { smuggling } from './smuggling.ts';
import { slow } from './slow.ts';
import type { Attack } from './target.ts';
import { thieves } from './thieves.ts';
import { uploads } from './uploads.ts';
import { webhooks } from './webhooks.ts';
import { wrongShapes } from './wrong-shapes.ts';

/** Order matters: attacks that send emails come before the scanners, which open the links in them. */
export const ATTACKS: readonly Attack[] = [
  roles,
  fuzz,
  wrongShapes,
  thieves,
  uploads,
  guessing,
  hostTricks,
  smuggling,
  crossSite,
  caches,
  formulas,
  emailHeaders,
  webhooks,
  scanners,
  serviceWorker,
  slow,
];
