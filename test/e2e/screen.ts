import type { Page } from '@playwright/test';

/** A screen that accessibility.spec.ts checks. */
export type Screen = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** The screen shows both themes side by side, so one check covers both. */
  hasBothThemes?: boolean;
};
