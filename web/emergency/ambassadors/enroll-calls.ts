import '#web/lib/zod-config.ts';
import type { z } from 'zod';
import { applyAsAmbassador } from '#contract/emergency/ambassadors.ts';
import { call } from '#web/lib/call.ts';

export const apply = (body: z.input<typeof applyAsAmbassador.body>) => call(applyAsAmbassador, { body });
