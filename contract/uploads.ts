/** The largest upload: 10 MB, counted in binary as file managers do. */
export const MOST_UPLOAD_BYTES = 10 * 1024 * 1024;

/** For a browser's file dialog only. The server checks the content. */
export const ACCEPTED_DOCUMENTS = '.pdf,.jpg,.jpeg,.png';
export const ACCEPTED_IMAGES = '.jpg,.jpeg,.png';
