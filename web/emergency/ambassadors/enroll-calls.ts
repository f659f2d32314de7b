import type { z } from 'zod';
import type { applyAsAmbassador } from '#contract/emergency/ambassadors.ts';
import { post } from '#web/lib/post.ts';

export const apply = (body: z.input<typeof applyAsAmbassador.body>) =>
  post<typeof applyAsAmbassador>('/api/ambassadors', body);
