import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { AreaPanelProps } from './area-panel.tsx';
import type { HomeAnswerProps } from './home-answer.tsx';

/** Parts of the page that only an answer or a chosen area needs. Loaded before they are shown. */
export const AreaPanel = lazyPart<AreaPanelProps>(() => import('./area-panel.tsx').then((m) => m.AreaPanel));
export const HomeAnswer = lazyPart<HomeAnswerProps>(() =>
  import('./home-answer.tsx').then((m) => m.HomeAnswer),
);
