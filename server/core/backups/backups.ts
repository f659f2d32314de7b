/** Copies of all the product's data, and how to restore them. See docs/backups.md. */
export { backUp, type BackupReport } from './back-up.ts';
export { BackupError, type Manifest } from './manifest.ts';
export { restore } from './restore.ts';
