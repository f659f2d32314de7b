/** Removes the status that the server wrote into the document, once the app shows the same. */
export const removeFirstStatus = (): void => document.getElementById('first-status')?.remove();
