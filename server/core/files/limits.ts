import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';

/** The largest file a person may send. */
export const MOST_BYTES = MOST_UPLOAD_BYTES;
/** What a home may hold of files that people sent. */
export const MOST_HOME_BYTES = 5_000_000_000;
export const MOST_HOME_FILES = 10_000;
/** More than any camera people carry makes; a picture of this size still fits into memory when it is opened. */
export const MOST_PIXELS = 40_000_000;
/** Below so much room on the disk no file is taken: the database needs it more. */
export const LEAST_FREE_BYTES = 200_000_000;
