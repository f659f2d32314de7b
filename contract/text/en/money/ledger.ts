/** What a change of someone's points was for. Stored in English; readers get their own language. */
export const welcome = (brand: string) => `Welcome to ${brand}`;
export const welcomeGivenBefore = 'Welcome points were given to your earlier account';
export const taskDone = (task: string) => `Task done: ${task}`;
export const canceled = (item: string) => `Canceled: ${item}`;
export const givenBack = (item: string) => `Refunded: ${item}`;
export const demoPoints = 'Demo points';
