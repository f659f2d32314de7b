import path from 'node:path';
import type { Config } from '#server/platform/config.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import { createDiskStorage } from './file-storage.disk.ts';
import { createS3Storage } from './file-storage.s3.ts';

/** The configured storage: a folder of the data folder, or a bucket. */
export const openFileStorage = ({ fileStorage, dataDir }: Config): FileStoragePort =>
  fileStorage.kind === 's3'
    ? createS3Storage(fileStorage)
    : createDiskStorage({ root: path.join(dataDir, 'files') });
