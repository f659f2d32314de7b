import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { AreaPanelProps } from './area-panel.tsx';
import type { HomeAnswerProps } from './home-answer.tsx';

/** Parts of the page that only a result or a selected area needs. Preloaded before they are shown. */
export const AreaPanel = lazyPart<AreaPanelProps>(() => import('./area-panel.tsx').then((m) => m.AreaPanel));
export const HomeAnswer = lazyPart<HomeAnswerProps>(() =>
  import('./home-answer.tsx').then((m) => m.HomeAnswer),
);
