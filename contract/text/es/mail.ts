/** What emails of every capability share. */
export const hello = (name: string | null) => (name ? `Hola, ${name}` : 'Hola');
export const yourCode = (code: string) => `Su código: ${code}`;
