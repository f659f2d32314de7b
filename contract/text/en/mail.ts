/** What emails of every capability share. */
export const hello = (name: string | null) => (name ? `Hello ${name}` : 'Hello');
export const yourCode = (code: string) => `Your code: ${code}`;
