/** Recordings of real feeds. They lie beside a checkout, not in it: tests read them where they are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../shared/data');

/** Is this folder of recordings there? */
export const hasRecordings = (folder: 'evac' | 'cap' | 'nws'): boolean => existsSync(path.join(root, folder));

export const recordingsFolder = (folder: 'evac' | 'cap' | 'nws'): string => path.join(root, folder);

export const recordingNames = (folder: 'evac' | 'cap' | 'nws'): string[] =>
  readdirSync(path.join(root, folder)).toSorted();

export const recording = (folder: 'evac' | 'cap' | 'nws', name: string): Buffer =>
  readFileSync(path.join(root, folder, name));
