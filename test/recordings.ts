/** Recordings of real feeds. They are stored next to a checkout, not in it; tests skip them if they are missing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Folder = 'evac' | 'evac-2026/prod' | 'evac-2026/combined' | 'cap' | 'nws' | 'fire' | 'roads/samples';

const root = path.resolve(import.meta.dirname, '../../shared/data');

/** Whether this folder of recordings exists. */
export const hasRecordings = (folder: Folder): boolean => existsSync(path.join(root, folder));

export const recordingsFolder = (folder: Folder): string => path.join(root, folder);

export const recordingNames = (folder: Folder): string[] => readdirSync(path.join(root, folder)).toSorted();

export const recording = (folder: Folder, name: string): Buffer =>
  readFileSync(path.join(root, folder, name));
