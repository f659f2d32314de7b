import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';

export const MOST_BYTES = MOST_UPLOAD_BYTES;
/** Total size of uploads per home. */
export const MOST_HOME_BYTES = 5_000_000_000;
export const MOST_HOME_FILES = 10_000;
/** More than any phone camera makes; a picture of this size still fits in memory when decoded. */
export const MOST_PIXELS = 40_000_000;
/** With less free disk space than this, no file is accepted: the database needs it more. */
export const LEAST_FREE_BYTES = 200_000_000;
