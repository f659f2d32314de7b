/** Lo que comparten los correos. */
export const hello = (name: string | null) => (name ? `Hola, ${name}` : 'Hola');
export const yourCode = (code: string) => `Su código: ${code}`;
