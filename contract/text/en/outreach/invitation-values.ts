/** What's wrong with a decision about a request to join. */
export const sayWhy = 'Say why, in a sentence the person will read';
export const chooseOne = 'Choose at least one request';
export const chooseFewer = (most: number) => `Choose at most ${most} requests at once`;
