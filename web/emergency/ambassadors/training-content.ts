import { MODULES, type Module } from '#contract/emergency/training-modules.ts';
import * as homes from '#text/emergency/training-homes.ts';
import * as streets from '#text/emergency/training-streets.ts';
import { titles } from '#text/emergency/training-titles.ts';

/** The texts of the training. They are bundled with the app, so they can be read offline. */
const CONTENT = { ...streets.modules, ...homes.modules };
export type ModuleContent = (typeof CONTENT)[Module] & { title: string };

export const contentOf = (module: Module): ModuleContent => ({ ...CONTENT[module], title: titles[module] });
export const moduleTitle = (module: string): string => titles[module as Module] ?? module;
export const isModule = (text: string | undefined): text is Module => MODULES.some((one) => one === text);
