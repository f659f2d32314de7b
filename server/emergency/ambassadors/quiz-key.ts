import type { Module } from '#contract/emergency/training-modules.ts';

/** The index of the right option for each question, from 0. Only on the server. */
export const QUIZ_KEY: Record<Module, readonly number[]> = {
  'know-your-zone': [1, 2, 0, 1],
  'lead-a-drill': [2, 0, 1, 2],
  'more-time': [0, 1, 2, 0],
  'go-bags': [1, 0, 2, 1],
  'home-hardening': [2, 1, 0, 2],
  'after-the-fire': [0, 2, 1, 1],
  privacy: [1, 0, 2, 0],
};
