/** Words of the layout that all our emails share. */
export const yourCode = (code: string) => `Your code: ${code}`;
