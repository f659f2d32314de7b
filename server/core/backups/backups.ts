/** Copies of everything the product keeps, and the way back. See docs/backups.md. */
export { backUp, type BackupReport } from './back-up.ts';
export { BackupError, type Manifest } from './manifest.ts';
export { restore } from './restore.ts';
