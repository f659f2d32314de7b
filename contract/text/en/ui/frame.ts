/** Words of shared parts that are on nearly every page. */
export const skipToContent = 'Skip to content';
export const loading = 'Loading';
export const close = 'Close';
export const back = 'Back';
export const cancel = 'Cancel';
export const tryAgain = 'Try again';
export const previous = 'Previous';
export const next = 'Next';

/** Theme. */
export const theme = 'Theme';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
