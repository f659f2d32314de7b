/** The largest file a person may send: 10 MB, as file managers count. */
export const MOST_UPLOAD_BYTES = 10 * 1024 * 1024;

/** What may be sent, for a browser's file dialog. The server looks at the content. */
export const ACCEPTED_DOCUMENTS = '.pdf,.jpg,.jpeg,.png';
export const ACCEPTED_IMAGES = '.jpg,.jpeg,.png';
